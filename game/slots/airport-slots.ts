import { movementsAnHour } from '../network/timetable/airport-slots.ts';
import { HOURS_A_WEEK } from '../world/time.ts';

/** A slot permits one departure or one arrival per week. */
export const SLOT_KINDS = ['departure', 'arrival'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** Figures of departures and of arrivals by hour of the week, 0 = Monday 00:00 UTC. */
export type ByKind = Record<SlotKind, number[]>;

/** The slots of an airport, as one airline sees them. Lists have one figure per hour of the week. */
export interface AirportSlots {
  /** Movements per hour that the runways permit. */
  capacity: number;
  /** Movements of the real world's traffic. */
  background: number[];
  /** Movements that are taken by anyone else: the background, and slots of other airlines. */
  others: number[];
  /** Slots of the airline: those that its timetable uses, and unused ones that it keeps. */
  held: ByKind;
  /** Slots that came back and are kept for airlines such as this one: see `isNewcomer`. */
  pool: number[];
}

/** Share of the capacity from which an hour is full. */
export const FULL = 0.9;
/**
 * Share of what is open to airlines that one airline may have of an hour, so that nobody can exclude all
 * others.
 */
export const SLOT_SHARE = 0.6;
/** Movements per hour that every airport allows each airline: an arrival and a departure. */
const SHARE_MIN = 2;

/** Weekly movements that an airline may have at its hub even if all hours are full. */
export const HUB_SLOTS = 14;
/** Departures per week below which an airline is new at an airport: eight per day. */
const NEWCOMER_BELOW = 56;

/**
 * Returns the movements from which an hour is full. Its remaining slots are not given to anyone who plans a
 * flight. They are left for hubs and for airlines that are new at the airport.
 */
export const fullFrom = (capacity: number): number => Math.floor(capacity * FULL);

/** Returns the movements that one airline may have in an hour. @param background in that hour */
export const shareOf = (capacity: number, background: number): number =>
  Math.max(SHARE_MIN, Math.floor((capacity - background) * SLOT_SHARE));

/** Checks whether an airline may use slots from the pool. @param departures per week at the airport */
export const isNewcomer = (departures: number): boolean => departures < NEWCOMER_BELOW;

const noHours = (): number[] => new Array<number>(HOURS_A_WEEK).fill(0);

export const noMovements = (): ByKind => ({ departure: noHours(), arrival: noHours() });

/** Returns the slots of an airport without any traffic. @param runways 0 = unknown, counts as one */
export const emptyAirport = (runways: number): AirportSlots => ({
  capacity: movementsAnHour(runways),
  background: noHours(),
  others: noHours(),
  held: noMovements(),
  pool: noHours(),
});

const at = (hours: readonly number[], hour: number) => hours[hour] ?? 0;

/** Returns the movements taken in an hour: those of others, and the airline's own slots. */
export const takenIn = ({ others, held }: AirportSlots, hour: number): number =>
  at(others, hour) + at(held.departure, hour) + at(held.arrival, hour);

/** Returns the slots of an hour that a new flight can take. */
export const freeIn = (airport: AirportSlots, hour: number): number => {
  const beyondFull = Math.max(0, fullFrom(airport.capacity) - takenIn(airport, hour));
  return beyondFull + at(airport.pool, hour);
};

/** Checks whether new flights get no slots in some hours of an airport. */
export const hasFullHours = (airport: AirportSlots): boolean =>
  airport.others.some((_, hour) => freeIn(airport, hour) === 0);

/**
 * Returns the slots per week that an airline could use by planning flights: free ones within its share, and
 * own ones that its timetable does not use.
 * @param used the airline's timetable
 */
export function availableAt(airport: AirportSlots, used: ByKind): number {
  let sum = 0;
  for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
    const held = at(airport.held.departure, hour) + at(airport.held.arrival, hour);
    const share = shareOf(airport.capacity, at(airport.background, hour));
    const unused = held - at(used.departure, hour) - at(used.arrival, hour);
    sum += unused + Math.max(0, Math.min(freeIn(airport, hour), share - held));
  }
  return sum;
}

/** Share of an hour's capacity above which landing becomes more expensive. */
const FROM = 0.9;
/** Additional share of the landing charge in an hour without a free slot. */
const MOST = 0.2;

/**
 * Returns the factor on the landing charge in an hour: 1 up to 90% of capacity, rising to 1.2 at 100%.
 * @param taken movements and unused slots of everybody, real traffic included
 * @param capacity movements per hour
 */
export const landingFactor = (taken: number, capacity: number): number =>
  1 + MOST * Math.min(1, Math.max(0, (taken / capacity - FROM) / (1 - FROM)));

/** Returns the factors of an airport by hour of the week. */
export const landingFactors = (slots: AirportSlots): number[] =>
  Array.from({ length: HOURS_A_WEEK }, (_, hour) => landingFactor(takenIn(slots, hour), slots.capacity));
