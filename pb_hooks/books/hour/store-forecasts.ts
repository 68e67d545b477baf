import { FORECASTS_KEPT, forecastCash, type StoredForecast } from '#game/books/cash-forecast.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { readCashFacts, STORED_FORECASTS } from '#hooks/bank/cash-facts.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { DAILY_TURN } from '#hooks/settlement/pace/slots.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { closesWeek } from './closes-week.ts';

const STORED = { id: aliased(AIRLINE, 'x').id, forecasts: STORED_FORECASTS };
const PLAYERS = `FROM airline x WHERE x.user <> '' AND x.id IN (${DAILY_TURN}) ORDER BY x.id`;

const FORECASTS = updateById(AIRLINE, ['cash_forecasts']);

/**
 * Stores the forecast of the cash of players' airlines whose turn it is, each Monday, so that they can see later how
 * far it was off.
 * @param airlines ids as JSON, settled for this hour and with their new cash
 */
export function storeForecasts(tx: CoreApp, world: SettledWorld, airlines: string): void {
  if (!closesWeek(world)) return;
  const { hour, minute } = world;
  const stored = readAll(tx, STORED, PLAYERS, { airlines, hour });
  if (stored.length === 0) return;
  const facts = readCashFacts(
    tx,
    stored.map((airline) => airline.id),
    minute,
  );
  const rows = stored.flatMap(({ id, forecasts }) => {
    const known = facts.get(id);
    if (!known) return [];
    const { expected, low, high, instalments } = forecastCash(known);
    const forecast: StoredForecast = {
      minute,
      cash: known.cash,
      expected,
      low,
      high,
      leases: known.leases[0],
      instalments: instalments[0],
    };
    return [{ id, cash_forecasts: [...forecasts, forecast].slice(-FORECASTS_KEPT) }];
  });
  writeRows(tx, FORECASTS, rows);
}
