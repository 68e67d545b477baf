import { wornCondition } from '../condition.ts';
import { HOUR } from '../time.ts';

/** What flying wears down. */
export interface Worn {
  /** Flight hours. */
  hours: number;
  /** Landings. */
  cycles: number;
  /** 1 as new to 0. */
  condition: number;
}

/** Steps of stored figures: what is written can be read back exactly. */
const HOUR_STEP = 1e4;
const CONDITION_STEP = 1e9;

const onGrid = (value: number, step: number) => Math.round(value * step) / step;

/** An aircraft after a flight of so many minutes from gate to gate. */
export const afterFlight = (before: Worn, block: number): Worn => ({
  hours: onGrid(before.hours + block / HOUR, HOUR_STEP),
  cycles: before.cycles + 1,
  condition: onGrid(wornCondition(before.condition, block / HOUR, 1, 0), CONDITION_STEP),
});

/** Condition that a calendar day takes, however little is flown. */
export const LOST_A_DAY = 1 - wornCondition(1, 0, 0, 1);
