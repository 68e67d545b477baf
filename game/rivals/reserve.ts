import { TEMPERS } from './temper.ts';
import type { RivalView } from './view.ts';

/** Figures of a rival on which its reserve depends. */
export type ReserveView = Pick<RivalView, 'temperament' | 'misjudgment' | 'cash' | 'weeklyFixedCosts'>;

/**
 * Returns the money that a rival does not need for its reserve, in whole US dollars. Negative if the reserve is not
 * full.
 */
export const beyondReserve = ({ temperament, misjudgment, cash, weeklyFixedCosts }: ReserveView): number =>
  Math.round(cash - TEMPERS[temperament].reserveWeeks * (1 - misjudgment) * weeklyFixedCosts);
