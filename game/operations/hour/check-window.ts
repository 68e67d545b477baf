import {
  CHECK_KINDS,
  CHECKS,
  type CheckKind,
  includesCheck,
  type MaintainedAircraft,
  nextChecks,
} from '#game/fleet/aircraft/maintenance.ts';
import { type DatedLeg, datedLegs } from '#game/network/timetable/clock.ts';
import { DAY, HOUR } from '#game/world/time.ts';

/** How far ahead to look for a time for a check, in addition to its duration. */
const AHEAD = 3 * DAY;

/** A leg of the aircraft's week, with the fields needed here. */
export interface WindowLeg {
  /** Minute of the week. */
  departs: number;
  block: number;
  destination: string;
}

/** Time and place of a check. */
export interface CheckWindow {
  /** World minute. */
  starts: number;
  /** Airport id. */
  place: string;
  /** Number of cancelled flights. */
  missed: number;
}

/** When and where an aircraft is free for a check. */
interface FreeFrom {
  /** First possible world minute. */
  from: number;
  /** Id of the aircraft's airport at that time. */
  place: string;
  hub: string;
  /** Minute of the week at which the world began. */
  startsAt: number;
}

/**
 * Returns the best time for a check in the next days: with the fewest cancelled flights, then at the hub,
 * then as early as possible. A check starts after a landing, or at `from` at the present airport.
 */
export function bestWindow(
  legs: readonly WindowLeg[],
  kind: CheckKind,
  { from, place, hub, startsAt }: FreeFrom,
): CheckWindow {
  const { duration } = CHECKS[kind];
  // Flights in the air at `from` also count.
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

/**
 * Share of an interval from which a rule plans the check. A line check interval lasts a few days, so planning
 * starts earlier to leave some nights to choose from.
 */
export const PLAN_FROM: Readonly<Record<CheckKind, number>> = { line: 0.7, a: 0.9, c: 0.9, d: 0.9 };
/**
 * Share of an interval by which a planned check starts. The rest is reserved for late flights and
 * substitutions.
 */
const BEGIN_BY = 0.97;

/** Work already planned on an aircraft, in world minutes. */
export interface PlannedWorkOrder {
  kind: CheckKind | 'refit';
  starts: number;
  ends: number;
}

/** Inputs of a rule that plans a check. Times are world minutes. */
export interface CheckFacts extends FreeFrom {
  aircraft: MaintainedAircraft;
  /** The aircraft's week. */
  legs: readonly WindowLeg[];
  workOrders: readonly PlannedWorkOrder[];
  /** Checks that the airline leaves to rules. */
  left: Readonly<Record<CheckKind, boolean>>;
  now: number;
}

/** Checks whether all checks of some kinds are within their limits at a world minute. */
function isInLimits(
  { aircraft, now }: CheckFacts,
  flights: readonly DatedLeg<WindowLeg>[],
  kinds: readonly CheckKind[],
  starts: number,
): boolean {
  let [hours, cycles] = [aircraft.hours, aircraft.cycles];
  for (const flight of flights) {
    // Flights that landed within the last hour may not be included in the aircraft's hours yet.
    if (flight.arrives <= now - HOUR || flight.departs >= starts) continue;
    hours += flight.leg.block / HOUR;
    cycles += 1;
  }
  // Field by field because the spread operator does not copy the checks of settlement's aircraft.
  const { condition, checks } = aircraft;
  return nextChecks({ hours, cycles, condition, checks }, starts).every(
    ({ kind, used }) => used <= BEGIN_BY || !kinds.includes(kind),
  );
}

/**
 * Returns possible starts of a check: after each landing of the next days, after other work, immediately, or
 * as late as possible.
 */
function possibleStarts(
  facts: CheckFacts,
  flights: readonly DatedLeg<WindowLeg>[],
  kinds: readonly CheckKind[],
) {
  const { aircraft, workOrders, from, place, hub } = facts;
  const landings = flights.filter(({ arrives }) => arrives >= from && arrives < from + AHEAD);
  const starts = [{ starts: from, place }];
  for (const { arrives, leg } of landings) starts.push({ starts: arrives, place: leg.destination });
  for (const { ends } of workOrders) if (ends >= from) starts.push({ starts: ends, place: hub });
  const byCalendar = kinds.map((kind) => aircraft.checks[kind].at + CHECKS[kind].days * DAY * BEGIN_BY);
  const latest = Math.floor(Math.min(from + AHEAD, ...byCalendar));
  const last = landings.findLast(({ arrives }) => arrives <= latest);
  if (latest > from) starts.push({ starts: latest, place: last?.leg.destination ?? place });
  return starts;
}

/**
 * Returns the check that a rule should plan now, with its time. It starts before its limit and those of the
 * included lighter checks, with the fewest cancelled flights, then at the hub, then as late as possible. Null
 * if nothing needs planning.
 */
export function planByRule(facts: CheckFacts): (CheckWindow & { kind: CheckKind }) | null {
  const { aircraft, legs, workOrders, left, now, from, hub, startsAt } = facts;
  const wanted = nextChecks(aircraft, now)
    .filter(({ kind, used }) => left[kind] && used >= PLAN_FROM[kind])
    .map(({ kind }) => kind);
  const heaviest = wanted.at(-1);
  if (!heaviest) return null;
  const until = Math.max(from + AHEAD + CHECKS[heaviest].duration, ...workOrders.map(({ starts }) => starts));
  const flights = datedLegs(legs, now - DAY, until, startsAt);
  const isCovered = (kind: CheckKind) =>
    workOrders.some(
      (work) =>
        work.kind !== 'refit' &&
        includesCheck(work.kind, kind) &&
        (work.starts <= from || isInLimits(facts, flights, [kind], work.starts)),
    );
  const kind = wanted.findLast((each) => !isCovered(each));
  if (!kind) return null;

  const kinds = CHECK_KINDS.filter((other) => left[other] && includesCheck(kind, other));
  let best: TimedWindow | undefined;
  for (const start of possibleStarts(facts, flights, kinds)) {
    const ends = start.starts + CHECKS[kind].duration;
    if (workOrders.some((work) => work.starts < ends && work.ends > start.starts)) continue;
    let missed = 0;
    for (const flight of flights) if (flight.departs < ends && flight.arrives > start.starts) missed += 1;
    const window = { ...start, missed, isInTime: isInLimits(facts, flights, kinds, start.starts) };
    if (!best || isBetter(window, best, hub)) best = window;
  }
  return best ? { starts: best.starts, place: best.place, missed: best.missed, kind } : null;
}

interface TimedWindow extends CheckWindow {
  isInTime: boolean;
}

function isBetter(a: TimedWindow, b: TimedWindow, hub: string): boolean {
  if (a.isInTime !== b.isInTime) return a.isInTime;
  // The limit has passed or will pass anyway, so the earliest start is best.
  if (!a.isInTime) return a.starts < b.starts;
  if (a.missed !== b.missed) return a.missed < b.missed;
  if ((a.place === hub) !== (b.place === hub)) return a.place === hub;
  return a.starts > b.starts;
}
