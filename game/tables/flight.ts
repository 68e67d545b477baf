import * as z from 'zod/mini';
import type { LedgerCategory } from './ledger-category.ts';
import { airlineId, defineTable, id, json, oneOf, type Row, text, whole } from './table.ts';

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
  'closure',
] as const;
export type FlightCause = (typeof FLIGHT_CAUSES)[number];

/** Returns the schema of `why`. A function, because schemas are slow to make in goja. */
const whySchema = () => {
  const figure = z.number();
  /** Leisure, business, premium. */
  const byGroup = z.tuple([figure, figure, figure]);
  /** Economy, business, first. */
  const byClass = z.tuple([figure, figure, figure]);
  const airports = z.array(z.tuple([z.string(), figure]));
  return z.object({
    km: figure,
    fares: byClass,
    /** Demand in the flight's direction on its day. */
    wanted: byGroup,
    /** Passengers who took another flight. */
    rivals: byGroup,
    /** People who chose the outside option. */
    stayed: byGroup,
    /** Spilled passengers. Some of them took another flight. */
    spilled: z.optional(figure),
    /**
     * Connecting passengers by class, economy first, and this flight's share of their fares in whole US
     * dollars.
     */
    changing: z.optional(z.object({ classes: byClass, revenue: figure })),
    /**
     * Final destinations of passengers who connect after this flight, and origins of those who connected to
     * it, as pairs of airport id and number of passengers.
     */
    onward: z.optional(airports),
    before: z.optional(airports),
    /** Connecting passengers booked on this flight who arrived too late for it. */
    missed: z.optional(figure),
  });
};
/** Passengers' options and choices at the departure. */
export type Why = z.infer<ReturnType<typeof whySchema>>;

/**
 * Flights on their date, from dispatch on. A positioning flight has no route, no leg, no seats and no
 * passengers. Times are world minutes, amounts whole US dollars and never negative.
 */
export const FLIGHT = defineTable({
  name: 'flight',
  access: 'owner',
  exportOrder: 'departs, id',
  indexes: [
    'airline, departs',
    'aircraft, departs',
    'route, departs',
    'state, landed',
    'origin, destination, departs',
  ],
  columns: {
    id,
    airline: airlineId,
    aircraft: id,
    /** The scheduled aircraft if another one substitutes for it, otherwise empty. */
    instead_of: id,
    route: id,
    leg: id,
    number: text,
    origin: id,
    destination: id,
    /** As scheduled. */
    departs: whole,
    arrives: whole,
    /** As scheduled plus `delay`. `landed` is in the future while the aircraft is flying. */
    departed: whole,
    landed: whole,
    /** Minutes. */
    delay: whole,
    state: oneOf(['flying', 'landed', 'cancelled']),
    cause: oneOf(FLIGHT_CAUSES),
    seats_economy: whole,
    seats_business: whole,
    seats_first: whole,
    pax_economy: whole,
    pax_business: whole,
    pax_first: whole,
    /** Passengers whose journey begins and ends with this flight, by group. */
    pax_leisure: whole,
    pax_business_group: whole,
    pax_premium: whole,
    /** Connecting passengers on board, before or after this flight. */
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
    why: json(2_000, () => z.nullable(whySchema())),
  },
});
export type Flight = Row<typeof FLIGHT>;

/** Checks whether a flight is a positioning flight. */
export const isPositioning = ({ route }: Pick<Flight, 'route'>): boolean => route === '';

/** Cost columns. Each one is also a ledger category. */
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
] as const satisfies (keyof Flight & LedgerCategory)[];
/** Ledger categories of a flight. */
export const FLIGHT_CATEGORIES = ['tickets', ...FLIGHT_COSTS] as const satisfies LedgerCategory[];
