import { CHECKS, type CheckKind, type MaintainedAircraft, nextChecks } from '../maintenance.ts';
import { DAY } from '../time.ts';
import { datedLegs } from '../timetable/clock.ts';

/** How far ahead a place for a check is looked for, beyond its own length. */
const AHEAD = 3 * DAY;

/** A flight of the aircraft's week, as it matters here. */
export interface WindowLeg {
  /** Minute of the week. */
  departs: number;
  block: number;
  destination: string;
}

/** When and where a check would be made. */
export interface CheckWindow {
  /** World minute. */
  starts: number;
  /** Id of the airport. */
  place: string;
  /** Flights that fall out. */
  missed: number;
}

/**
 * The check that a rule should plan for an aircraft at a world minute: the heaviest that is due, since it includes the
 * lighter ones, among those left to rules; null where there is none.
 */
export function checkToPlan(
  aircraft: MaintainedAircraft,
  now: number,
  left: Readonly<Record<CheckKind, boolean>>,
): CheckKind | null {
  const due = nextChecks(aircraft, now).filter((check) => check.state !== 'ok' && left[check.kind]);
  return due.at(-1)?.kind ?? null;
}

/**
 * Where a check of so many minutes does least harm within the next days: the fewest flights missed, then at the hub, then
 * soonest. A check begins when the aircraft has just landed, or at `from`, where it stands.
 * @param from first world minute that is possible
 * @param place id of the airport where the aircraft is by then
 * @param startsAt minute of the week at which the world began
 */
export function bestWindow(
  legs: readonly WindowLeg[],
  kind: CheckKind,
  from: number,
  place: string,
  hub: string,
  startsAt: number,
): CheckWindow {
  const { duration } = CHECKS[kind];
  // Flights that are under way at `from` count, too.
  const flights = datedLegs(legs, from - DAY, from + AHEAD + duration, startsAt);
  const starts = [{ starts: from, place }];
  for (const flight of flights)
    if (flight.arrives >= from && flight.arrives < from + AHEAD)
      starts.push({ starts: flight.arrives, place: flight.leg.destination });
  let best: CheckWindow | undefined;
  for (const start of starts) {
    const ends = start.starts + duration;
    let missed = 0;
    for (const flight of flights) if (flight.departs < ends && flight.arrives > start.starts) missed += 1;
    const better =
      !best || missed < best.missed || (missed === best.missed && start.place === hub && best.place !== hub);
    if (better) best = { ...start, missed };
  }
  return best ?? { starts: from, place, missed: 0 };
}
