import { isAssetEntry } from '#game/tables/ledger.ts';
import { categoriesOf, isCategory } from '#game/tables/ledger-category.ts';
import { VALUATION } from '#game/tables/valuation.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { insertFrom } from '#hooks/platform/db/insert.ts';
import { DAILY_TURN } from '#hooks/settlement/pace/slots.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { marketValues } from '../market-value.ts';
import { netAssets } from '../net-worth.ts';
import { closesWeek } from './closes-week.ts';

const TURN = `turn AS MATERIALIZED (${DAILY_TURN})`;
const OF_TURN = (alias: string) => `${alias}.airline IN (SELECT value FROM turn)`;

/** Entries about assets. SQLite would read all entries of an airline otherwise: 0.4 s for 200,000 of them. */
const ASSET_LEDGER = 'ledger l INDEXED BY idx_ledger_airline';
const ENTRIES = `${ASSET_LEDGER} WHERE ${OF_TURN('l')} AND (${isAssetEntry('l.category')})`;
const ABOUT_AIRCRAFT = `${ENTRIES} AND ${isCategory('l.category', ...categoriesOf('aircraft'))}`;

/** The week's number makes the id unique. Ids of aircraft and airlines are hashes. @param about ten characters of them */
const idOf = (kind: string, about: string) => `${about} || '${kind}' || printf('%04d', {:monday} / ${WEEK})`;
const AIRLINE_ID = 'substr(airline, 6)';

/**
 * Value in the books before this Monday: that of the last one, and what was paid since less what was received. An
 * aircraft that was bought, sold or cancelled since Monday 00:00 keeps it until the next Monday.
 */
const AIRCRAFT = `
  WITH ${TURN},
  book AS MATERIALIZED (
    SELECT airline, aircraft, sum(value) AS value FROM (
      SELECT v.airline, v.aircraft, v.value FROM valuation v
      WHERE ${OF_TURN('v')} AND v.kind = 'aircraft' AND v.week = {:since}
      UNION ALL
      SELECT l.airline, l.aircraft, -l.amount FROM ${ABOUT_AIRCRAFT}
        AND l.minute >= {:since} AND l.minute < {:monday})
    GROUP BY airline, aircraft),
  changing AS MATERIALIZED (SELECT DISTINCT l.airline, l.aircraft FROM ${ABOUT_AIRCRAFT} AND l.minute >= {:monday}),
  worth AS MATERIALIZED (
    ${marketValues(OF_TURN('x'), '{:monday}')}
    UNION ALL
    SELECT x.id, x.airline, x.price FROM aircraft x
    WHERE x.ownership = 'owned' AND x.delivered > {:monday} AND ${OF_TURN('x')}),
  valued AS (
    SELECT k.airline, k.aircraft, COALESCE(b.value, 0) AS book,
      iif(c.aircraft IS NULL, COALESCE(w.value, 0), COALESCE(b.value, 0)) AS value
    FROM (SELECT airline, aircraft FROM book UNION SELECT airline, id FROM worth) k
    LEFT JOIN book b ON b.airline = k.airline AND b.aircraft = k.aircraft
    LEFT JOIN worth w ON w.airline = k.airline AND w.id = k.aircraft
    LEFT JOIN changing c ON c.airline = k.airline AND c.aircraft = k.aircraft)`;

const VALUE_AIRCRAFT = `${AIRCRAFT} ${insertFrom(
  VALUATION,
  {
    // Of both, because all airlines that had an aircraft in a week value it.
    id: idOf('a', 'substr(aircraft, 11) || substr(airline, 11)'),
    airline: 'airline',
    kind: "'aircraft'",
    aircraft: 'aircraft',
    week: '{:monday}',
    value: 'value',
    change: 'value - book',
  },
  'FROM valued WHERE value <> 0 OR book <> 0 ORDER BY airline, aircraft',
)}`;

/** Deposits, less the parts that lessors have kept. Only the refund is in the ledger. */
const VALUE_DEPOSITS = `
  WITH ${TURN}, held AS (
    SELECT t.value AS airline,
      COALESCE((SELECT sum(x.deposit) FROM aircraft x WHERE x.airline = t.value AND x.ownership = 'leased'), 0) AS value,
      COALESCE((SELECT -sum(l.amount) FROM ${ASSET_LEDGER}
        WHERE l.airline = t.value AND (${isAssetEntry('l.category')}) AND ${isCategory('l.category', ...categoriesOf('deposits'))}), 0)
      + COALESCE((SELECT sum(v.change) FROM valuation v WHERE v.airline = t.value AND v.kind = 'deposit'), 0) AS book
    FROM turn t)
  ${insertFrom(
    VALUATION,
    {
      id: idOf('d', AIRLINE_ID),
      airline: 'airline',
      kind: "'deposit'",
      aircraft: "''",
      week: '{:monday}',
      value: 'value',
      change: 'value - book',
    },
    'FROM held WHERE value <> book ORDER BY airline',
  )}`;

/** Interest on missed instalments of loans. The ledger has it when it is paid. */
const VALUE_ARREARS = `
  WITH ${TURN}, owed AS (
    SELECT t.value AS airline,
      -COALESCE((SELECT sum(n.arrears) FROM loan n WHERE n.airline = t.value AND n.state = 'active'), 0) AS value,
      COALESCE((SELECT sum(v.change) FROM valuation v WHERE v.airline = t.value AND v.kind = 'arrears'), 0) AS book
    FROM turn t)
  ${insertFrom(
    VALUATION,
    {
      id: idOf('l', AIRLINE_ID),
      airline: 'airline',
      kind: "'arrears'",
      aircraft: "''",
      week: '{:monday}',
      value: 'value',
      change: 'value - book',
    },
    'FROM owed WHERE value <> book ORDER BY airline',
  )}`;

const NET_WORTH = `
  UPDATE airline SET net_worth = cash + ${netAssets('airline.id')}, valued = {:today}
  WHERE id IN (${DAILY_TURN})`;

/**
 * Values the assets and arrears of the airlines whose turn it is, each Monday, for the week that has ended. The values are those of
 * Monday 00:00. Hours flown and condition are those of the airline's turn, because settlement does not keep older ones.
 * Does nothing in other hours: see `closesWeek`.
 * @param airlines ids as JSON, settled for this hour and with their new cash
 */
export function writeValuations(tx: CoreApp, world: SettledWorld, airlines: string): void {
  if (!closesWeek(world)) return;
  const { hour, minute } = world;
  const monday = minute - (minute % DAY);
  const since = Math.max(0, monday - WEEK);
  run(tx, VALUE_AIRCRAFT, { airlines, hour, monday, since });
  run(tx, VALUE_DEPOSITS, { airlines, hour, monday });
  run(tx, VALUE_ARREARS, { airlines, hour, monday });
  run(tx, NET_WORTH, { airlines, hour, today: monday });
}
