import { wornCondition } from '#game/fleet/aircraft/condition.ts';
import { HOUR } from '#game/world/time.ts';

/** Figures that change with each flight. */
export interface Worn {
  /** Flight hours. */
  hours: number;
  /** Landings. */
  cycles: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
}

/** Stored figures are multiples of these steps, so that they can be read back exactly. */
const HOUR_STEP = 1e4;
const CONDITION_STEP = 1e9;

const onGrid = (value: number, step: number) => Math.round(value * step) / step;

/** Returns an aircraft's wear after a flight of this block time. */
export const afterFlight = (before: Worn, block: number): Worn => ({
  hours: onGrid(before.hours + block / HOUR, HOUR_STEP),
  cycles: before.cycles + 1,
  condition: onGrid(wornCondition(before.condition, block / HOUR, 1, 0), CONDITION_STEP),
});

/** Condition lost per calendar day without flights. */
export const LOST_A_DAY = 1 - wornCondition(1, 0, 0, 1);
