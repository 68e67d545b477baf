import type { ActionInput } from '#game/actions/actions.ts';

type FinanceName =
  | 'loan.take'
  | 'loan.repay'
  | 'share.float'
  | 'share.dividend'
  | 'share.order'
  | 'share.cancel'
  | 'share.subscribe'
  | 'share.tender'
  | 'share.accept'
  | 'share.merge';
/** An action with which a rival manages its money. */
export type FinanceDecision = {
  [Name in FinanceName]: { name: Name; input: ActionInput<Name> };
}[FinanceName];
