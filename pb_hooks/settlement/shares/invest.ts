import { accountId } from '#game/account/accounts.ts';
import { recordId } from '#game/chance/record-id.ts';
import { weeklyInvestment } from '#game/share/investors-money.ts';
import { FLOAT_WEEKS } from '#game/share/share-limits.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { WEEK } from '#game/world/time.ts';
import { worldDate } from '#hooks/clock/date.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { numberOf } from '#hooks/db/shape.ts';
import { insertInto, writeRows } from '#hooks/db/write-rows.ts';
import { firstFlight } from '#hooks/ledger/first-flight.ts';
import { run } from '../state/read-rows.ts';
import type { ShareHour } from './share-hour.ts';

const INVESTORS = accountId('investors');

const FOUNDED = {
  minute: numberOf('CAST(round((julianday(a.founded) - julianday({:start})) * 1440) AS INTEGER)'),
};
const OLD_ENOUGH = `FROM airline a WHERE ${firstFlight('a.id').sql} <= {:before}`;
const STATE = {
  balance: numberOf('c.balance'),
  invested: numberOf('w.invested'),
};
const ENTRIES = insertInto(LEDGER, {
  airline: `'${INVESTORS}'`,
  at: '{:at}',
  minute: '{:minute}',
  category: "'investment'",
  route: "''",
  aircraft: "''",
  flight: "''",
  transfer: "''",
});

/** Gives investors their money of a week. It comes from outside of the game. */
export function payInvestors(tx: CoreApp, { minute, start }: ShareHour): void {
  const founded = readAll(tx, FOUNDED, OLD_ENOUGH, { start, before: minute - FLOAT_WEEKS * WEEK });
  const [state] = readAll(tx, STATE, `FROM world w, account c WHERE c.id = '${INVESTORS}'`);
  if (!state) return;
  const { endowment, growth } = weeklyInvestment(
    founded.map((airline) => airline.minute),
    state.invested,
    state.balance,
  );
  const rows = [
    { id: recordId(['investment', minute]), amount: endowment, memo: 'Investors enter' },
    { id: recordId(['investment growth', minute]), amount: growth, memo: 'Growth' },
  ].filter(({ amount }) => amount > 0);
  writeRows(tx, ENTRIES, rows, { minute, at: worldDate(start, minute) });
  run(tx, 'UPDATE account SET balance = balance + {:amount} WHERE id = {:id}', {
    amount: endowment + growth,
    id: INVESTORS,
  });
  run(tx, 'UPDATE world SET invested = invested + {:endowment}', { endowment });
  // Investors with money may buy where they could not.
  if (rows.length > 0) run(tx, "UPDATE share_listing SET changed = TRUE WHERE state = 'listed'");
}
