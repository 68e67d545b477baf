import { weeksFlown } from '#game/airline/weeks-flown.ts';
import { netWorth } from '#game/books/net-worth.ts';
import type { ShareBuyer } from '#game/shares/buyer.ts';
import { isCategory } from '#game/tables/ledger-category.ts';
import { FINANCIAL_YEAR_WEEKS, WEEK } from '#game/world/time.ts';
import { firstFlight } from '../books/ledger/first-flight.ts';
import { readNetWorths } from '../books/net-worth.ts';
import { readAll } from '../platform/db/read-all.ts';
import { boolOf, numberOf } from '../platform/db/shape.ts';
import { sumSince } from './value-figures.ts';

const sumOf = (from: string) => `COALESCE((SELECT sum(lots * price) FROM ${from}), 0)`;
const FIGURES = {
  isRival: boolOf('a.rival'),
  first: firstFlight('a.id'),
  unsecured: numberOf(`COALESCE((SELECT sum(n.balance + n.arrears) FROM loan n
    WHERE n.airline = a.id AND n.state = 'active' AND n.product = 'unsecured'), 0)`),
  bought: numberOf(`-${sumSince('a.id', isCategory('category', 'share_purchase'))}`),
  open: numberOf(
    [
      sumOf("share_order o WHERE o.airline = a.id AND o.issuer <> a.id AND o.side = 'buy'"),
      sumOf('subscription s WHERE s.airline = a.id'),
      sumOf("tender t WHERE t.airline = a.id AND t.state = 'open'"),
    ].join(' + '),
  ),
};

/** Reads what limits an airline (id) as a buyer of shares. @param now world minute */
export function readBuyer(app: CoreApp, airline: string, now: number): ShareBuyer {
  const since = now - FINANCIAL_YEAR_WEEKS * WEEK;
  const [row] = readAll(app, FIGURES, 'FROM airline a WHERE a.id = {:airline}', { airline, since });
  const worth = readNetWorths(app, [airline], now).get(airline);
  if (!row || !worth) throw new Error(`there is no airline ${airline}`);
  const { isRival, first, unsecured, bought, open } = row;
  const weeks = weeksFlown(first, now);
  return { isRival, weeks, unsecured, equity: netWorth(worth), invested: bought + open };
}
