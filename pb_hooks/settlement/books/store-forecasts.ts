import { FORECASTS_KEPT, forecastCash, type StoredForecast } from '#game/finance/cash-forecast.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { readCashFacts } from '#hooks/bank/cash-facts.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { aliased, jsonOf } from '#hooks/db/shape.ts';
import { updateById, writeRows } from '#hooks/db/write-rows.ts';
import { DAILY_TURN } from '../pace/slots.ts';
import type { SettledWorld } from '../state/read-world.ts';

const { id } = aliased(AIRLINE, 'x');
const STORED = {
  id,
  forecasts: jsonOf<StoredForecast[]>(
    "CASE WHEN json_valid(x.cash_forecasts) AND json_type(x.cash_forecasts) = 'array' THEN x.cash_forecasts ELSE '[]' END",
  ),
};
const PLAYERS = `FROM airline x WHERE x.user <> '' AND x.id IN (${DAILY_TURN}) ORDER BY x.id`;

const FORECASTS = updateById(AIRLINE, ['cash_forecasts']);

/** Stores the forecast of the cash of players' airlines whose turn it is, so that they can see later how far it was off. */
export function storeForecasts(tx: CoreApp, { hour, minute }: SettledWorld, airlines: string): void {
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
