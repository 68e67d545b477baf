import { FORECAST_CATEGORIES } from '#game/books/book-items.ts';
import { decidedIn, FORECAST_WEEKS, forecastCash, type WeekEntries } from '#game/books/cash-forecast.ts';
import { periodStart } from '#game/books/periods.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import type { Cash } from '#game/payloads/cash.ts';
import { isCategory, type LedgerCategory } from '#game/tables/ledger-category.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { limitCalls, PAGE_CALLS_PER_MINUTE } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { readCashFacts, STORED_FORECASTS } from '../cash-facts.ts';

/** Past weeks on the page. */
const WEEKS_BACK = 8;

/** Change of cash in each past week, with those that are missing in between left out. */
const CHANGES = `
  SELECT COALESCE(json_group_object(week, amount), '{}') AS json FROM (
    SELECT (minute - {:first}) / ${WEEK} AS week, sum(amount) AS amount FROM ledger
    WHERE airline = {:airline} AND minute >= {:first} GROUP BY 1)`;

const OWN = 'FROM airline x WHERE x.id = {:airline}';

const is = (...categories: LedgerCategory[]) => isCategory('category', ...categories);
const sumOf = (where: string) => `COALESCE(sum(amount) FILTER (WHERE ${where}), 0)`;
const ENTRIES = `
  SELECT json_object(
    'decisions', ${sumOf(`NOT (${is(...FORECAST_CATEGORIES)})`)},
    'leases', ${sumOf(is('lease'))},
    'instalments', ${sumOf(is('loan_repayment', 'loan_interest'))},
    'isRepaidEarly', json(iif(COALESCE(max(${is('loan_fee')}), 0), 'true', 'false'))) AS json
  FROM ledger WHERE airline = {:airline} AND minute >= {:from} AND minute < {:to}`;

function readHistory(app: CoreApp, airline: string, cash: number, now: number): Cash['history'] {
  const startsAt = startWeekMinute(app.findRecordById('world', WORLD_ID).getString('start'));
  const monday = periodStart('week', now, startsAt);
  const first = monday - WEEKS_BACK * WEEK;
  const changes = readJson<Record<string, number>>(app, CHANGES, { airline, first });
  const history: Cash['history'] = [{ minute: now, cash }];
  let then = cash;
  for (let week = WEEKS_BACK; week >= 0; week--) {
    then -= changes[week] ?? 0;
    const minute = first + week * WEEK;
    // Before its founding, an airline has no entries.
    if (minute > 0 && then !== 0) history.unshift({ minute, cash: then });
  }
  return history;
}

function readLast(app: CoreApp, airline: string): Cash['last'] {
  const [stored] = readAll(app, { forecasts: STORED_FORECASTS }, OWN, { airline });
  const [before, now] = stored?.forecasts.slice(-2) ?? [];
  const [expected, low, high] = [before?.expected[0], before?.low[0], before?.high[0]];
  if (!before || !now || expected === undefined || low === undefined || high === undefined) return null;
  const params = { airline, from: before.minute, to: now.minute };
  const decided = decidedIn(before, readJson<WeekEntries>(app, ENTRIES, params));
  return { minute: now.minute, expected, low, high, actual: now.cash, decided };
}

/** GET /api/am/cash: returns the cash of the caller's airline in past weeks, and its forecast. */
export function viewCash(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, PAGE_CALLS_PER_MINUTE, () => {
      const airline = requireAirline(e);
      const now = worldMinute(e.app);
      const facts = readCashFacts(e.app, [airline], now).get(airline);
      if (!facts) throw new Error(`there is no airline ${airline}`);
      const { leases, checks, hedges, certificates } = facts;
      const { expected, low, high, instalments, overdraft } = forecastCash(facts);
      const flights = Array.from({ length: FORECAST_WEEKS }, () => facts.flights);
      const response: Cash = {
        minute: now,
        history: readHistory(e.app, airline, facts.cash, now),
        parts: {
          flights,
          leases: [...leases],
          instalments,
          overdraft,
          checks: [...checks],
          hedges: [...hedges],
          certificates: [...certificates],
        },
        expected,
        low,
        high,
        last: readLast(e.app, airline),
      };
      sendPrivate(e, response);
    }),
  );
}
