import { recordId } from '#game/chance/record-id.ts';
import { worldDate } from '#hooks/clock/date.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { formatDollars } from '#hooks/ledger/cash-account.ts';
import type { AirlinePlan } from '../state/plan.ts';
import { run } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { rowsOf } from '../state/rows-of.ts';

const LEDGER = `
  INSERT INTO ledger (id, airline, at, minute, category, amount, memo, route, aircraft, flight)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8, value ->> 9
  FROM jsonb_each({:lines})`;

const LAST_ROW = 'SELECT COALESCE(max(rowid), 0) AS last FROM ledger';

/**
 * Moves cash by the sum of the rows added since `last`, so that cash and ledger cannot drift apart. The plus
 * avoids grouping by an index, which would read the whole ledger.
 */
const CASH = `
  UPDATE airline SET cash = cash + moved.amount
  FROM (SELECT airline, sum(amount) AS amount FROM ledger WHERE rowid > {:last} GROUP BY +airline) AS moved
  WHERE airline.id = moved.airline`;

/** Checks whether any airline is below zero. Usually none is, and the new rows need not be summed again. */
const IS_ANY_OVERDRAWN = 'SELECT EXISTS (SELECT 1 FROM airline WHERE cash < 0) AS json';

/** Airlines that this hour takes below zero. */
const BROKE = `
  SELECT COALESCE(json_group_array(json_array(a.id, a.cash)), '[]') AS json
  FROM airline a JOIN (SELECT airline, sum(amount) AS amount FROM ledger WHERE rowid > {:last} GROUP BY +airline) AS moved
    ON moved.airline = a.id
  WHERE a.cash < 0 AND a.cash - moved.amount >= 0`;

const NOTICE = `
  INSERT INTO notice (id, airline, minute, kind, title, body, link, read)
  VALUES ({:id}, {:airline}, {:minute}, 'out_of_cash', 'You have run out of cash', {:body}, '/operations/', FALSE)`;

function tellTheBroke(tx: CoreApp, world: SettledWorld, last: number): void {
  if (!readJson<number>(tx, IS_ANY_OVERDRAWN)) return;
  for (const [airline, cash] of readJson<[string, number][]>(tx, BROKE, { last })) {
    run(tx, NOTICE, {
      id: recordId(['notice', 'out_of_cash', airline, world.hour]),
      airline,
      minute: world.minute,
      body: `Your account is overdrawn by ${formatDollars(-cash)}. You cannot buy anything until you have cash again.`,
    });
  }
}

/**
 * Writes the ledger rows of the plans and lets `write` add those of flights. Then moves each airline's cash
 * by the sum of its new rows.
 */
export function writeCash(
  tx: CoreApp,
  world: SettledWorld,
  plans: readonly AirlinePlan[],
  write: () => void,
): void {
  const row = new DynamicModel({ last: 0 });
  tx.db().newQuery(LAST_ROW).one(row);
  const last = row.last as number;
  const lines = rowsOf(
    plans,
    (plan) => plan.ledger,
    (x, airline) => [
      x.id,
      airline,
      worldDate(world.start, x.minute),
      x.minute,
      x.category,
      x.amount,
      x.memo,
      x.route,
      x.aircraft,
      x.flight,
    ],
  );
  if (lines.length > 0) run(tx, LEDGER, { lines: JSON.stringify(lines) });
  write();
  run(tx, CASH, { last });
  tellTheBroke(tx, world, last);
}
