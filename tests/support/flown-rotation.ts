import type { ForecastAircraft, RouteWeek } from '#game/demand/forecast/route-week.ts';
import { dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import { compensation } from '#game/operations/delay/compensation.ts';
import { congestionOf } from '#game/operations/delay/congestion.ts';
import { type DelayAirport, type DelayCause, drawOutcome } from '#game/operations/delay/outcome.ts';
import {
  LONGEST_WAIT,
  LONGEST_WAIT_OUT_OF_POSITION,
  RECOVERY,
  wouldBeOutOfPosition,
} from '#game/operations/hour/takes-off.ts';
import type { AircraftLeg } from '#game/operations/rotation/fly-leg.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';
import { DAY, WEEK } from '#game/world/time.ts';

export interface FlownLeg {
  cancelled: boolean;
  /** Minutes, with the delay of the aircraft's earlier flights. */
  delay: number;
  cause: DelayCause | null;
}

/** An aircraft's week with the causes of its delays. */
export interface FlownRotation {
  /** Of the aircraft, for its chance. */
  id: string;
  legs: readonly AircraftLeg[];
  airports: ReadonlyMap<string, DelayAirport>;
  /** 1–12. */
  month: number;
  turnaround: number;
  condition: number;
  dispatch: number;
}

/**
 * Flies an aircraft's week by the rules of `outcomeDecider`: it waits for its earlier flights and misses legs while it is
 * elsewhere. No checks, reserve aircraft or positioning flights.
 * @param weeks number of weeks, one after the other
 * @returns the legs of each week by minute of departure
 */
export function flyRotation(
  { id, legs, airports, month, turnaround, condition, dispatch }: FlownRotation,
  seed: string,
  weeks = 1,
): Map<number, FlownLeg>[] {
  const sorted = [...legs].sort((one, other) => one.departs - other.departs);
  const fromThere = (origin: string) =>
    sorted.filter((leg) => leg.origin === origin).map(({ departs }) => departs);
  const at = (id: string) => airports.get(id) as DelayAirport;
  const stays = sorted.map(({ origin, departs }) => wouldBeOutOfPosition(departs, fromThere(origin)));
  let place = sorted[0]?.origin;
  let ready = 0;
  return Array.from({ length: weeks }, (_, week) => {
    const flown = new Map<number, FlownLeg>();
    sorted.forEach(({ origin, destination, departs: minute, block }, index) => {
      const departs = week * WEEK + minute;
      const wait = Math.max(0, ready - departs);
      const isLate = wait > (stays[index] ? LONGEST_WAIT_OUT_OF_POSITION : LONGEST_WAIT);
      if (place !== origin || isLate) {
        flown.set(minute, { cancelled: true, delay: 0, cause: 'rotation' });
        return;
      }
      const own = drawOutcome({
        chance: keyedChance(seed, Math.floor(departs / DAY)),
        leg: `${id} ${minute}`,
        month,
        origin: at(origin),
        destination: at(destination),
        condition,
        dispatch,
        overdue: 1,
        staffing: 1,
        block,
      });
      if (own.cancelled && !stays[index]) {
        flown.set(minute, { cancelled: true, delay: 0, cause: own.cause });
        return;
      }
      const ownDelay = own.cancelled ? RECOVERY : own.delay;
      const delay = wait + ownDelay;
      place = destination;
      ready = departs + block + delay + turnaround;
      flown.set(minute, { cancelled: false, delay, cause: wait > ownDelay ? 'rotation' : own.cause });
    });
    return flown;
  });
}

/** Checks whether passengers of a flown leg receive compensation. */
export const isCompensated = ({ delay, cancelled, cause }: FlownLeg): boolean =>
  compensation(delay, cancelled, 1, 100, cause) > 0;

/** Returns the flown week of each aircraft of a route whose whole week is known, by minute of departure. */
export function flyRotations(
  { a, b, months, aircraft }: RouteWeek,
  seed: string,
): Map<ForecastAircraft, Map<number, FlownLeg>> {
  const airports = new Map(
    [a, b].map(({ id, lat, type }) => [id, { id, lat, congestion: congestionOf({ type, runways: 1 }, 0) }]),
  );
  const flown = new Map<ForecastAircraft, Map<number, FlownLeg>>();
  for (const one of new Set(aircraft.values())) {
    const { rotation: legs, model, condition } = one;
    if (!legs) continue;
    const [week] = flyRotation(
      {
        id: `${flown.size}`,
        legs,
        airports,
        month: months.findIndex((share) => share > 0) + 1,
        turnaround: model.turnaround_min,
        condition,
        dispatch: dispatchReliability(model),
      },
      seed,
    );
    if (week) flown.set(one, week);
  }
  return flown;
}

/** Returns a daily timetable between two airports, with the first departure at a minute of each day. */
export function dailyLegs(
  [a, b]: readonly [string, string],
  { legs, block, ground, from = 360 }: { legs: number; block: number; ground: number; from?: number },
): AircraftLeg[] {
  return Array.from({ length: 7 * legs }, (_, index) => {
    const place = index % legs;
    const isOut = index % 2 === 0;
    const departs = Math.floor(index / legs) * DAY + from + place * (block + ground);
    return { origin: isOut ? a : b, destination: isOut ? b : a, departs: departs % WEEK, block };
  });
}
