import { recordId } from '#game/world/chance/record-id.ts';
import { bookAccount } from '#hooks/books/ledger/book-account.ts';
import { readWeeklyInvestment } from '#hooks/books/ledger/weekly-investment.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import type { ShareHour } from './share-hour.ts';

/** Gives investors their money of a week. It comes from outside of the game. */
export function payInvestors(tx: CoreApp, { minute, start }: ShareHour): void {
  const investment = readWeeklyInvestment(tx, { minute, start });
  if (!investment) return;
  const { endowment, growth } = investment;
  const entries = [
    { id: recordId(['investment', minute]), amount: endowment, memo: 'Investors enter' },
    { id: recordId(['investment growth', minute]), amount: growth, memo: 'Growth' },
  ].map((entry) => ({ ...entry, category: 'investment' as const }));
  bookAccount(tx, 'investors', entries, minute, start);
  run(tx, 'UPDATE world SET invested = invested + {:endowment}', { endowment });
  // Investors with money may buy where they could not.
  if (endowment + growth > 0) run(tx, "UPDATE share_listing SET changed = TRUE WHERE state = 'listed'");
}
