import { readAll } from '#hooks/platform/db/read-all.ts';
import { boolOf, jsonOf, numberOf } from '#hooks/platform/db/shape.ts';
import { DEALINGS } from '#hooks/rivals/read-dealings.ts';
import { removeHoldings } from '#hooks/shares/change-holdings.ts';
import { lowerDayPrices } from '#hooks/shares/hour/pay-dividends.ts';
import { isControlledBy } from '#hooks/shares/is-controlled-by.ts';
import type { ControlAnswers, ControlCase, DividendCase, SaleCase } from './share-case.ts';

// Compiled like the hooks, with their types: see pb_hooks/tsconfig.json.

const ANSWERS = { isControl: boolOf(isControlledBy('h', 'g', 'i')), holdings: DEALINGS.holdings };
const FROM = `
  FROM airline a JOIN holding h ON h.airline = a.id JOIN share_listing g ON g.airline = h.issuer
  JOIN airline i ON i.id = h.issuer WHERE a.id = 'holder'`;

/** Returns the SQL's answers about each case. */
export function readControl(cases: readonly ControlCase[], app: CoreApp): ControlAnswers[] {
  const run = (sql: string, params = {}) => app.db().newQuery(sql).bind(params).execute();
  run('CREATE TABLE airline (id, rival)');
  run('CREATE TABLE share_listing (airline, lots, founder_lots)');
  run('CREATE TABLE holding (id, airline, issuer, lots, reserved, cost)');
  run('CREATE TABLE tender (airline, issuer, state)');
  run("INSERT INTO airline VALUES ('holder', TRUE), ('issuer', FALSE)");
  return cases.map(({ held, lots, founder_lots, isRival }) => {
    run('DELETE FROM share_listing');
    run('DELETE FROM holding');
    run("UPDATE airline SET rival = {:isRival} WHERE id = 'issuer'", { isRival });
    run("INSERT INTO share_listing VALUES ('issuer', {:lots}, {:founder_lots})", { lots, founder_lots });
    run("INSERT INTO holding VALUES ('h', 'holder', 'issuer', {:held}, 0, 0)", { held });
    const [answer] = readAll(app, ANSWERS, FROM);
    return { isControl: answer?.isControl ?? false, isKept: answer?.holdings[0]?.isKept ?? false };
  });
}

const LEFT = { cost: numberOf('COALESCE(sum(h.cost), 0)') };

/** Sells lots of each holding, and returns what these had cost. */
export function sellLots(cases: readonly SaleCase[], app: CoreApp): number[] {
  const run = (sql: string, params = {}) => app.db().newQuery(sql).bind(params).execute();
  run('CREATE TABLE holding (airline, issuer, lots NUMERIC, reserved NUMERIC, cost NUMERIC, income NUMERIC)');
  run('CREATE TABLE share_sale (id, airline, issuer, minute, UNIQUE (airline, issuer))');
  return cases.map(({ cost, held, sold }) => {
    run('DELETE FROM holding');
    run("INSERT INTO holding VALUES ('holder', 'issuer', {:held}, {:held}, {:cost}, 0)", { held, cost });
    removeHoldings(app, JSON.stringify([['holder', 'issuer', sold, 0]]), 0);
    return cost - (readAll(app, LEFT, 'FROM holding h')[0]?.cost ?? 0);
  });
}

const LOWERED = { prices: jsonOf<number[]>('g.day_prices') };

/** Lowers the prices of each listing by its dividend, and returns them. */
export function lowerPrices(cases: readonly DividendCase[], app: CoreApp): number[][] {
  const run = (sql: string, params = {}) => app.db().newQuery(sql).bind(params).execute();
  run('CREATE TABLE share_listing (day_prices, declared NUMERIC)');
  for (const { prices, declared } of cases)
    run('INSERT INTO share_listing VALUES ({:prices}, {:declared})', {
      prices: JSON.stringify(prices),
      declared,
    });
  lowerDayPrices(app);
  return readAll(app, LOWERED, 'FROM share_listing g ORDER BY g.rowid').map(({ prices }) => prices);
}
