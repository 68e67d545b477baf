import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import type { Flight, FlightCause } from '#game/tables/flight.ts';
import type { AirportsById } from '#web/lib/airports-by-id.ts';
import { formatNumber } from '#web/lib/format.ts';

/** Causes of delays and cancellations. */
export const CAUSE_NAMES: Record<Exclude<FlightCause, ''>, string> = {
  technical: 'Technical fault',
  weather: 'Weather',
  congestion: 'Airport congestion',
  crew: 'Crew not available',
  closure: 'Airport closed',
  rotation: 'Late arrival of the aircraft',
  maintenance: 'Maintenance',
  aircraft: 'Aircraft not available',
  elsewhere: 'Aircraft out of position',
};

/** Label of positioning flights. */
export const POSITIONING = 'Positioning';

/** Label of substitutions by a reserve aircraft. */
export const SUBSTITUTION = 'Reserve aircraft';

export type FlightTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

/** Returns the status of a flight at a world minute. */
export function statusOf(
  flight: Pick<Flight, 'state' | 'departed' | 'landed' | 'delay'>,
  minute: number,
): { text: string; tone: FlightTone } {
  const { state, departed, landed, delay } = flight;
  if (state === 'cancelled') return { text: 'Cancelled', tone: 'bad' };
  const late = delay > LATE_AFTER;
  if (minute < departed)
    return late ? { text: `Delayed ${delay} min`, tone: 'warn' } : { text: 'Boarding', tone: 'accent' };
  if (minute < landed)
    return { text: late ? `In the air, ${delay} min late` : 'In the air', tone: late ? 'warn' : 'accent' };
  return late ? { text: `Landed ${delay} min late`, tone: 'warn' } : { text: 'Landed on time', tone: 'good' };
}

/** Maximum number of airports named. The passengers of the others are added up. */
const NAMED_MAX = 6;

/** Returns the passengers by airport, most first: LHR 17, MAN 15, others 9. */
export function airportsText(
  ways: readonly (readonly [airport: string, people: number])[],
  airports: AirportsById | undefined,
): string {
  const sorted = ways.toSorted((one, other) => other[1] - one[1]);
  const named = sorted
    .slice(0, NAMED_MAX)
    .map(([id, people]) => `${airports?.get(id)?.iata ?? '…'}\u00a0${formatNumber(people)}`);
  const others = sorted.slice(NAMED_MAX).reduce((sum, [, people]) => sum + people, 0);
  return [...named, ...(others > 0 ? [`others\u00a0${formatNumber(others)}`] : [])].join(', ');
}

/** Describes the spill of a flight. */
export const spillText = (people: number): string =>
  people === 1
    ? '1 passenger found no seat on this flight.'
    : `${formatNumber(people)} passengers found no seat on this flight. Some of them took another one.`;
