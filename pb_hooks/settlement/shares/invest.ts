import { accountId } from '#game/account/accounts.ts';
import { recordId } from '#game/chance/record-id.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { worldDate } from '#hooks/clock/date.ts';
import { insertInto, writeRows } from '#hooks/db/write-rows.ts';
import { readWeeklyInvestment } from '#hooks/ledger/weekly-investment.ts';
import { run } from '../state/read-rows.ts';
import type { ShareHour } from './share-hour.ts';

const INVESTORS = accountId('investors');

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
  const investment = readWeeklyInvestment(tx, { minute, start });
  if (!investment) return;
  const { endowment, growth } = investment;
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
