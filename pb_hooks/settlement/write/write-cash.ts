import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { settleLoans } from '#hooks/bank/hour/settle-loans.ts';
import { moveCash } from '#hooks/books/ledger/book-entries.ts';
import { lastEntry, writeEntries } from '#hooks/books/ledger/write-entries.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '../state/plan.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { rowsOf } from '../state/rows-of.ts';

/** Checks whether any airline is overdrawn. Usually none is, and the new rows need not be summed again. */
const IS_ANY_OVERDRAWN = 'SELECT EXISTS (SELECT 1 FROM airline WHERE cash < 0) AS json';

/** Airlines that this hour takes below zero. */
const NEWLY_OVERDRAWN = `
  FROM airline a JOIN (SELECT airline, sum(amount) AS amount FROM ledger WHERE rowid > {:last} GROUP BY +airline) AS moved
    ON moved.airline = a.id
  WHERE a.cash < 0 AND a.cash - moved.amount >= 0`;
const a = aliased(AIRLINE, 'a');
const OVERDRAWN = { airline: a.id, cash: a.cash };

function notifyOverdrawn(tx: CoreApp, world: SettledWorld, last: number): void {
  if (!readJson<number>(tx, IS_ANY_OVERDRAWN)) return;
  const notices = readAll(tx, OVERDRAWN, NEWLY_OVERDRAWN, { last }).map(({ airline, cash }) => ({
    id: recordId(['notice', 'out_of_cash', airline, world.hour]),
    airline,
    title: 'You have run out of cash',
    body: `Your account is overdrawn by ${formatDollars(-cash)}. You cannot buy anything until you have cash again.`,
  }));
  writeNoticesOf(tx, 'out_of_cash', notices, world.minute);
}

/**
 * Writes the ledger rows of the plans and lets `write` add those of flights. Then moves each airline's cash
 * and each account's balance by the sum of its new rows. Instalments come last, out of that cash.
 */
export function writeCash(
  tx: CoreApp,
  world: SettledWorld,
  plans: readonly AirlinePlan[],
  write: () => void,
): void {
  const last = lastEntry(tx);
  const lines = rowsOf(
    plans,
    (plan) => plan.ledger,
    (entry, airline) => ({ ...entry, airline }),
  );
  // Entries of flights have the outside world on the other side. Most hours have no others.
  const hasTransfers = writeEntries(tx, lines, world);
  write();
  moveCash(tx, last, hasTransfers);
  settleLoans(tx, world, plans);
  notifyOverdrawn(tx, world, last);
}
