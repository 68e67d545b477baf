import { accountId } from '#game/books/accounts.ts';
import { weeklyInvestment } from '#game/shares/investors-money.ts';
import { FLOAT_WEEKS } from '#game/shares/share-limits.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { numberOf } from '#hooks/platform/db/shape.ts';
import { firstFlight } from './first-flight.ts';

const FOUNDED = {
  minute: numberOf('CAST(round((julianday(a.founded) - julianday({:start})) * 1440) AS INTEGER)'),
};
const OLD_ENOUGH = `FROM airline a WHERE ${firstFlight('a.id').sql} <= {:before}`;
const STATE = {
  balance: numberOf('c.balance'),
  invested: numberOf('w.invested'),
};

/**
 * Returns what investors get at the weekly payment of a world minute, by the balance that they have now. Null before
 * they have an account.
 */
export function readWeeklyInvestment(
  app: CoreApp,
  { minute, start }: { minute: number; start: string },
): ReturnType<typeof weeklyInvestment> | null {
  const founded = readAll(app, FOUNDED, OLD_ENOUGH, { start, before: minute - FLOAT_WEEKS * WEEK });
  const [state] = readAll(app, STATE, `FROM world w, account c WHERE c.id = '${accountId('investors')}'`);
  return (
    (state &&
      weeklyInvestment(
        founded.map((airline) => airline.minute),
        state.invested,
        state.balance,
      )) ??
    null
  );
}
