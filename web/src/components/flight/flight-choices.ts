import { POTENTIAL } from '#game/demand/choice/tastes.ts';
import type { Flight, Why } from '#game/tables/flight.ts';
import { formatPercent } from '#web/lib/format.ts';
import { loadOf } from './flight-money.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const add = (one: readonly number[], other: readonly number[]) =>
  one.map((part, index) => part + (other[index] ?? 0));

/** Economy load factor from which a flight counts as full. */
const FULL = 0.98;
/** Load factor from which a flight needs no advice. */
const GOOD = 0.8;
/** Share of the demand that flies at good fares and times. */
const SATISFIED = 0.75;

/**
 * Returns the passengers of a flight by group (leisure, business, premium), without connecting passengers.
 */
export const groupsOf = ({
  pax_leisure,
  pax_business_group,
  pax_premium,
}: Pick<Flight, 'pax_leisure' | 'pax_business_group' | 'pax_premium'>): number[] => [
  pax_leisure,
  pax_business_group,
  pax_premium,
];

/** Choices of the day's passengers, by group. */
export interface Choices {
  /** Demand of the day in this direction, at reference fares and typical service. */
  demand: readonly number[];
  flown: readonly number[];
  /** Passengers on the airline's other flights. */
  own: readonly number[];
  /** Passengers on other airlines' flights. */
  rivals: readonly number[];
}

/**
 * Returns the choices, split between the airline's other flights and competitors.
 *
 * @param others the airline's other flights on the same route, direction and day (UTC)
 * @param hasRivals whether another airline flies the pair. If not, all other passengers flew with this
 *   airline.
 */
export function choicesOf(flight: Flight, why: Why, others: readonly Flight[], hasRivals: boolean): Choices {
  const elsewhere = why.rivals;
  const known = others.map(groupsOf).reduce(add, [0, 0, 0]);
  const own = hasRivals ? known.map((people, index) => Math.min(people, elsewhere[index] ?? 0)) : elsewhere;
  return {
    demand: why.wanted.map((people) => people / POTENTIAL),
    flown: groupsOf(flight),
    own,
    rivals: elsewhere.map((people, index) => people - (own[index] ?? 0)),
  };
}

/** Returns advice on how to improve a flight, or that it performs well. */
export function adviceOn(
  flight: Pick<
    Flight,
    'pax_economy' | 'pax_business' | 'pax_first' | 'seats_economy' | 'seats_business' | 'seats_first'
  >,
  { demand, flown, own, rivals }: Choices,
): string {
  const load = loadOf(flight);
  if (sum(demand) < 1) return 'There was almost no demand on that day.';
  if (flight.seats_economy > 0 && flight.pax_economy >= flight.seats_economy * FULL)
    return 'The aircraft was full. A larger aircraft, a second flight or a higher fare would have earned more.';
  if (load >= GOOD) return `A good load factor of ${formatPercent(load)}. No change is needed.`;
  if (sum(rivals) > sum(flown))
    return 'More passengers chose another airline. Compare fares, times and comfort.';
  if (sum(own) > sum(flown))
    return 'More passengers chose another flight of yours on that day. Fewer flights or another time would fill this one.';
  if (sum(flown) + sum(own) + sum(rivals) < sum(demand) * SATISFIED)
    return 'Fewer passengers flew than at typical fares and times. A lower fare or another departure time would win some of them.';
  return 'Most of the day’s passengers flew with you, but the aircraft is too large for this demand. A smaller aircraft or fewer flights would cost less.';
}
