import { overdueAmount } from '#game/bank/running-loan.ts';
import { LOAN } from '#game/tables/loan.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';

const n = aliased(LOAN, 'n');
const MISSED = {
  airline: n.airline,
  balance: n.balance,
  rate: n.rate,
  weeks: n.weeks,
  paid: n.paid,
  missed: n.missed,
  arrears: n.arrears,
};

/**
 * Returns what airlines owe of missed instalments, in whole US dollars, by id. Airlines that have missed none are left
 * out.
 * @param airline the only one to read. All by default.
 */
export function readOverdue(app: CoreApp, airline?: string): Map<string, number> {
  const where = airline === undefined ? '' : 'AND n.airline = {:airline}';
  const params = airline === undefined ? {} : { airline };
  const sums = new Map<string, number>();
  for (const loan of readAll(app, MISSED, `FROM loan n WHERE n.missed > 0 ${where} ORDER BY n.id`, params))
    sums.set(loan.airline, (sums.get(loan.airline) ?? 0) + overdueAmount(loan));
  return sums;
}
