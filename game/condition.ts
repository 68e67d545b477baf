import type { CheckKind } from './maintenance.ts';

/** Condition lost by an hour in the air, by a landing, and by a day however little it flies. */
const LOST_AN_HOUR = 0.000045;
const LOST_A_CYCLE = 0.00004;
const LOST_A_DAY = 0.0001;

/** What a check brings back. Kept to the plan, an aircraft stays above 0.8 for life. */
const RESTORED: Readonly<Record<CheckKind, number>> = { line: 0.002, a: 0.015, c: 0.25, d: 1 };

const within = (condition: number) => Math.min(1, Math.max(0, condition));

/** Condition, 1 as new to 0, after so many more hours in the air, landings and calendar days. */
export const wornCondition = (condition: number, hours: number, cycles: number, days: number): number =>
  within(condition - LOST_AN_HOUR * hours - LOST_A_CYCLE * cycles - LOST_A_DAY * days);

/** Condition after a check. */
export const conditionAfterCheck = (condition: number, check: CheckKind): number =>
  within(condition + RESTORED[check]);
