import type { StoredForecast } from '#game/books/cash-forecast.ts';
import { jsonOf } from '../platform/db/shape.ts';

/** Forecasts of cash that the airline `x` has kept, the oldest first. A new airline has none. */
export const STORED_FORECASTS = jsonOf<StoredForecast[]>(
  "CASE WHEN json_valid(x.cash_forecasts) AND json_type(x.cash_forecasts) = 'array' THEN x.cash_forecasts ELSE '[]' END",
);
