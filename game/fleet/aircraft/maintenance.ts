import { DAY, HOUR } from '#game/world/time.ts';
/** Lightest to heaviest. Each includes the ones before it. */
export const CHECK_KINDS = ['line', 'a', 'c', 'd'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Checks whether a check includes another one: the same or a lighter one. */
export const includesCheck = (kind: CheckKind, other: CheckKind): boolean =>
  CHECK_KINDS.indexOf(kind) >= CHECK_KINDS.indexOf(other);

/** Condition below which an aircraft is grounded until a C or D check. */
export const CONDITION_TO_FLY = 0.35;

interface Interval {
  /** Flight hours. */
  hours: number;
  /** Landings. */
  cycles: number;
  days: number;
  /** Duration in minutes. */
  duration: number;
}

/**
 * Whichever limit comes first. Close to maintenance planning documents of single-aisle jets. Aircraft store
 * the results of `dueFrom`, so any change needs a migration that stores them again.
 */
export const CHECKS: Readonly<Record<CheckKind, Interval>> = {
  line: { hours: 100, cycles: 80, days: 10, duration: 4 * HOUR },
  a: { hours: 600, cycles: 500, days: 90, duration: 12 * HOUR },
  c: { hours: 6_000, cycles: 5_000, days: 600, duration: 5 * DAY },
  d: { hours: 24_000, cycles: 20_000, days: 2_900, duration: 24 * DAY },
};

/** Share of an interval from which a check is due. */
const DUE_FROM = 0.9;
/** Share up to which the aircraft may fly, with additional delays. It is grounded beyond. */
const GROUNDED_FROM = 1.1;
/** Delays of an aircraft that is about to be grounded, as a multiple of the usual delays. */
const DELAYS_AT_LIMIT = 3;

/** Hours, cycles and game minute at the last check of a kind. */
export interface CheckMark {
  hours: number;
  cycles: number;
  at: number;
}

export interface MaintainedAircraft {
  /** Flight hours since new. */
  hours: number;
  /** Landings since new. */
  cycles: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
  checks: Readonly<Record<CheckKind, CheckMark>>;
}

export type CheckTrigger = 'hours' | 'cycles' | 'calendar';

export interface NextCheck {
  kind: CheckKind;
  /** Remaining until the limit; negative if it has passed. */
  hoursLeft: number;
  cyclesLeft: number;
  /** Game minutes remaining by the calendar. */
  minutesLeft: number;
  /** Used share of the interval, for the trigger with the largest share. 1 is the limit. */
  used: number;
  trigger: CheckTrigger;
  state: 'ok' | 'due' | 'overdue' | 'grounded';
}

function stateOf(used: number): NextCheck['state'] {
  if (used > GROUNDED_FROM) return 'grounded';
  if (used > 1) return 'overdue';
  return used >= DUE_FROM ? 'due' : 'ok';
}

function nextCheck(aircraft: MaintainedAircraft, kind: CheckKind, now: number): NextCheck {
  const interval = CHECKS[kind];
  const mark = aircraft.checks[kind];
  const hours = aircraft.hours - mark.hours;
  const cycles = aircraft.cycles - mark.cycles;
  const minutes = now - mark.at;
  const shares = [
    ['hours', hours / interval.hours],
    ['cycles', cycles / interval.cycles],
    ['calendar', minutes / (interval.days * DAY)],
  ] as const;
  const [trigger, used] = shares.reduce((max, share) => (share[1] > max[1] ? share : max));
  return {
    kind,
    hoursLeft: interval.hours - hours,
    cyclesLeft: interval.cycles - cycles,
    minutesLeft: interval.days * DAY - minutes,
    used,
    trigger,
    state: stateOf(used),
  };
}

/** Returns the state of each check at a game minute, from line to D. */
export const nextChecks = (aircraft: MaintainedAircraft, now: number): NextCheck[] =>
  CHECK_KINDS.map((kind) => nextCheck(aircraft, kind, now));

/** Returns the marks of an aircraft that leaves the factory or a D check at a game minute. */
export function freshChecks(hours: number, cycles: number, minute: number): Record<CheckKind, CheckMark> {
  const mark = { hours, cycles, at: minute };
  return { line: mark, a: mark, c: mark, d: mark };
}

/** Returns the marks after a check that ends at a game minute. The check and every lighter one are reset. */
export function afterCheck(
  aircraft: MaintainedAircraft,
  kind: CheckKind,
  now: number,
): Record<CheckKind, CheckMark> {
  const mark = { hours: aircraft.hours, cycles: aircraft.cycles, at: now };
  const heaviest = CHECK_KINDS.indexOf(kind);
  const markOf = (name: CheckKind) => (CHECK_KINDS.indexOf(name) <= heaviest ? mark : aircraft.checks[name]);
  return { line: markOf('line'), a: markOf('a'), c: markOf('c'), d: markOf('d') };
}

/**
 * Flight hours, landings and game minute. No check is due while an aircraft is below all three. All whole.
 */
export interface DueFrom {
  due_hours: number;
  due_cycles: number;
  due_at: number;
}

/**
 * Returns when the first check may be due, from the marks of all checks. Slightly early to allow for
 * rounding.
 */
export function dueFrom(checks: MaintainedAircraft['checks']): DueFrom {
  const first = { due_hours: Infinity, due_cycles: Infinity, due_at: Infinity };
  for (const kind of CHECK_KINDS) {
    const interval = CHECKS[kind];
    const mark = checks[kind];
    first.due_hours = Math.min(first.due_hours, Math.floor(mark.hours + interval.hours * DUE_FROM) - 1);
    first.due_cycles = Math.min(first.due_cycles, Math.floor(mark.cycles + interval.cycles * DUE_FROM) - 1);
    first.due_at = Math.min(first.due_at, Math.floor(mark.at + interval.days * DAY * DUE_FROM) - 1);
  }
  return first;
}

/**
 * Returns why an aircraft is grounded, heaviest first: checks long overdue, or its condition. Empty if it may
 * fly.
 */
export function groundedBy(aircraft: MaintainedAircraft, now: number): (CheckKind | 'condition')[] {
  const checks = nextChecks(aircraft, now)
    .filter((check) => check.state === 'grounded')
    .map((check) => check.kind)
    .reverse();
  return aircraft.condition < CONDITION_TO_FLY ? ['condition', ...checks] : checks;
}

/**
 * Returns the multiple of usual delays due to overdue checks: 1 if none is overdue, 3 just before grounding.
 */
export function overdueDelayFactor(aircraft: MaintainedAircraft, now: number): number {
  const worst = Math.max(...nextChecks(aircraft, now).map((check) => check.used));
  const overdue = Math.min(1, Math.max(0, (worst - 1) / (GROUNDED_FROM - 1)));
  return 1 + (DELAYS_AT_LIMIT - 1) * overdue;
}
