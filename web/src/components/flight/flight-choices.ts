import { POTENTIAL } from '../../../../game/choice/tastes.ts';
import type { Flight, Why } from '../../../../game/records/flight.ts';
import { formatPercent } from '../../lib/format.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const add = (one: readonly number[], other: readonly number[]) =>
  one.map((part, at) => part + (other[at] ?? 0));

/** Share of economy's seats sold from which there was no room worth speaking of. */
const FULL = 0.98;
/** Load from which a flight needs no advice. */
const GOOD = 0.8;
/** Part of the demand that flies where fares and times suit. */
const SATISFIED = 0.75;

/** Passengers of a flight by group: leisure, business, premium. Those who change flights are not among them. */
export const groupsOf = ({
  pax_leisure,
  pax_business_group,
  pax_premium,
}: Pick<Flight, 'pax_leisure' | 'pax_business_group' | 'pax_premium'>): number[] => [
  pax_leisure,
  pax_business_group,
  pax_premium,
];

/** What passengers of that day did, by group. */
export interface Choices {
  /** Who would have flown that day in that direction at usual fares and with usual service. */
  demand: readonly number[];
  flown: readonly number[];
  /** On another flight of one's own. */
  own: readonly number[];
  /** On flights of other airlines. */
  rivals: readonly number[];
}

/**
 * Tells passengers on one's own other flights from those on rivals'.
 * @param others one's own other flights on the same route, in the same direction on the same day (UTC)
 * @param hasRivals whether another airline flies the pair: without one, all others are one's own
 */
export function choicesOf(flight: Flight, why: Why, others: readonly Flight[], hasRivals: boolean): Choices {
  const elsewhere = why.rivals;
  const known = others.map(groupsOf).reduce(add, [0, 0, 0]);
  const own = hasRivals ? known.map((people, at) => Math.min(people, elsewhere[at] ?? 0)) : elsewhere;
  return {
    demand: why.wanted.map((people) => people / POTENTIAL),
    ...{ flown: groupsOf(flight), own },
    rivals: elsewhere.map((people, at) => people - (own[at] ?? 0)),
  };
}

/** Returns what could be better about a flight, or that it is good. */
export function adviceOn(
  flight: Pick<
    Flight,
    'pax_economy' | 'pax_business' | 'pax_first' | 'seats_economy' | 'seats_business' | 'seats_first'
  >,
  { demand, flown, own, rivals }: Choices,
): string {
  const seats = flight.seats_economy + flight.seats_business + flight.seats_first;
  const load = seats > 0 ? (flight.pax_economy + flight.pax_business + flight.pax_first) / seats : 0;
  if (sum(demand) < 1) return 'There was hardly any demand on that day.';
  if (flight.seats_economy > 0 && flight.pax_economy >= flight.seats_economy * FULL)
    return 'The aircraft was full. A larger aircraft, a second flight or a higher fare would have earned more.';
  if (load >= GOOD) return `A good load of ${formatPercent(load)}. Nothing needs to change.`;
  if (sum(rivals) > sum(flown))
    return 'More passengers chose another airline. Compare fares, times and comfort.';
  if (sum(own) > sum(flown))
    return 'More passengers chose another flight of yours on that day. Fewer flights or another time would fill this one.';
  if (sum(flown) + sum(own) + sum(rivals) < sum(demand) * SATISFIED)
    return 'Fewer passengers flew than at usual fares and times. A lower fare or another time of day would win some of them.';
  return 'Most who flew on that day flew with you, but the aircraft is large for so few. A smaller one or fewer flights would cost less.';
}
