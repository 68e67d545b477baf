import { run } from '#hooks/settlement/state/read-rows.ts';

/** SQL for `priceExDividend` of each price. */
const LOWER = `
  UPDATE share_listing SET day_prices = (
    SELECT json_group_array(max(1, value - declared) ORDER BY key) FROM json_each(day_prices))
  WHERE declared > 0 AND json_type(day_prices) = 'array'`;

/**
 * Lowers the prices of past days by the dividends that are about to be paid. Otherwise, an offer could be made at the
 * price from before the dividend.
 */
export const lowerDayPrices = (tx: CoreApp): void => run(tx, LOWER);
