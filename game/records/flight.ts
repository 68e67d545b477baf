import * as z from 'zod/mini';

const text = z.string();
const figure = z.number();
const whole = z.number();
/** Leisure, business, premium. */
const byGroup = z.tuple([figure, figure, figure]);

export const FLIGHT_CAUSES = [
  '',
  'technical',
  'weather',
  'congestion',
  'crew',
  'rotation',
  'maintenance',
  'aircraft',
  'elsewhere',
] as const;
export type FlightCause = (typeof FLIGHT_CAUSES)[number];

/** Economy, business, first. */
const byClass = z.tuple([figure, figure, figure]);

const airports = z.array(z.tuple([text, figure]));

/** What passengers chose between when the doors closed. */
export const whySchema = z.object({
  km: figure,
  fares: byClass,
  /** Who wanted to go that day in that direction. */
  wanted: byGroup,
  /** Who took another flight. */
  rivals: byGroup,
  /** Who went otherwise or not at all. */
  stayed: byGroup,
  /** Passengers who found no seat on this flight. Some of them took another one. */
  spilled: z.optional(figure),
  /** Those who change flights: by class, economy first, and what this flight gets of their fares, whole US dollars. */
  changing: z.optional(z.object({ classes: byClass, revenue: figure })),
  /** Airports to which passengers go on where this flight lands, and from which they have come to it: id, how many. */
  onward: z.optional(airports),
  before: z.optional(airports),
  /** Who had booked it as their second flight and was not there in time. */
  missed: z.optional(figure),
});
export type Why = z.infer<typeof whySchema>;

/**
 * A flight on its day, from dispatch on. One that only brings its aircraft somewhere has no route, no leg, no seats and no
 * passengers. Times are world minutes, money whole US dollars and never below 0.
 */
export const flightSchema = z.object({
  id: text,
  airline: text,
  aircraft: text,
  /** The aircraft of the timetable, where another one flies for it; else empty. */
  instead_of: text,
  route: text,
  leg: text,
  number: text,
  origin: text,
  destination: text,
  departs: whole,
  arrives: whole,
  departed: whole,
  landed: whole,
  delay: whole,
  state: z.enum(['flying', 'landed', 'cancelled']),
  cause: z.enum(FLIGHT_CAUSES),
  seats_economy: whole,
  seats_business: whole,
  seats_first: whole,
  pax_economy: whole,
  pax_business: whole,
  pax_first: whole,
  /** Those whose journey begins and ends with this flight, by group. */
  pax_leisure: whole,
  pax_business_group: whole,
  pax_premium: whole,
  /** Of all on board, the others: those who change flights before or after it. */
  connecting: whole,
  revenue: whole,
  fuel_kg: whole,
  fuel: whole,
  crew: whole,
  service: whole,
  landing: whole,
  handling: whole,
  navigation: whole,
  parking: whole,
  maintenance: whole,
  overhead: whole,
  compensation: whole,
  why: z.nullable(whySchema),
});
export type Flight = z.infer<typeof flightSchema>;

/** Whether a flight only brings its aircraft to where it is needed. */
export const isPositioning = ({ route }: Pick<Flight, 'route'>): boolean => route === '';

/** The columns that are costs, each of which is also a ledger category. */
export const FLIGHT_COSTS = [
  'fuel',
  'crew',
  'service',
  'landing',
  'handling',
  'navigation',
  'parking',
  'maintenance',
  'overhead',
  'compensation',
] as const;
