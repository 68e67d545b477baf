import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { LOAN } from '#game/tables/loan.ts';
import { rejection } from '../action/shared/reject.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';

const n = aliased(LOAN, 'n');
const PLEDGED_FOR = { principal: n.principal, balance: n.balance };
const LOAN_OF = "FROM loan n WHERE n.aircraft = {:aircraft} AND n.state = 'active'";

/**
 * Rejects an aircraft that secures a loan: it cannot be sold, listed or pledged again.
 * @throws BadRequestError that names the loan and what is owed
 */
export function rejectPledged(
  tx: CoreApp,
  { id, registration }: { readonly id: string; readonly registration: string },
): void {
  const [loan] = readAll(tx, PLEDGED_FOR, LOAN_OF, { aircraft: id });
  if (!loan) return;
  throw rejection(
    'aircraft',
    'pledged',
    `${registration} secures your loan of ${formatDollars(loan.principal)}. Repay the ${formatDollars(loan.balance)} that you still owe first.`,
  );
}
