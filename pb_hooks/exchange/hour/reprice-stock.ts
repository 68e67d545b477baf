import { DEALERS } from '#game/books/accounts.ts';
import { dealersAsk, scarcityOf } from '#game/exchange/dealers-ask.ts';
import { LISTING } from '#game/tables/listing.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { boughtLately } from '../bought-lately.ts';

const PRICES = updateById(LISTING, ['price']);
const s = aliased(LISTING, 's');
const STOCKED = {
  id: s.id,
  model: s.model,
  price: s.price,
  value: s.value,
  age: s.age,
  condition: s.condition,
  opened: s.opened,
};
/** Without offers, an aircraft is sold for lenders, at a price that falls by another rule. */
const STOCK = `FROM listing s WHERE s.seller = '${DEALERS}' AND s.state = 'open' AND s.offers ORDER BY s.id`;

/** Sets the dealers' asks for the week. They never rise while an aircraft is in stock, except for new arrivals. */
export function repriceStock(tx: CoreApp, minute: number): void {
  const stock = readAll(tx, STOCKED, STOCK);
  const bought = boughtLately(tx, minute);
  const stocked = new Map<string, number>();
  for (const { model } of stock) stocked.set(model, (stocked.get(model) ?? 0) + 1);
  const all = { stock: stock.length, bought: [...bought.values()].reduce((sum, count) => sum + count, 0) };
  const changed = stock.flatMap(({ id, model, price, value, age, condition, opened }) => {
    const scarcity = scarcityOf(bought.get(model) ?? 0, stocked.get(model) ?? 0, all);
    const ask = dealersAsk(value, { age, condition }, { scarcity, weeks: (minute - opened) / WEEK });
    return ask < price || (opened === minute && ask > price) ? [{ id, price: ask }] : [];
  });
  writeRows(tx, PRICES, changed);
}
