import type { CheckKind } from './maintenance.ts';

/** Condition lost per flight hour, per landing and per calendar day. */
const LOST_AN_HOUR = 0.000045;
const LOST_A_CYCLE = 0.00004;
const LOST_A_DAY = 0.0001;

/** Condition restored by a check. An aircraft with all checks on time stays above 0.8 for life. */
const RESTORED: Readonly<Record<CheckKind, number>> = { line: 0.002, a: 0.015, c: 0.25, d: 1 };

const within = (condition: number) => Math.min(1, Math.max(0, condition));

/** Returns the condition (1 = as new, 0 = worst) after further flight hours, landings and calendar days. */
export const wornCondition = (condition: number, hours: number, cycles: number, days: number): number =>
  within(condition - LOST_AN_HOUR * hours - LOST_A_CYCLE * cycles - LOST_A_DAY * days);

/** Returns the condition after a check. */
export const conditionAfterCheck = (condition: number, check: CheckKind): number =>
  within(condition + RESTORED[check]);
