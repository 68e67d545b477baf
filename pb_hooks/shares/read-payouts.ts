import { netWorth } from '#game/books/net-worth.ts';
import type { PayoutFigures } from '#game/shares/payout.ts';
import { readNetWorths } from '../books/net-worth.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf, textOf } from '../platform/db/shape.ts';

const FIGURES = {
  airline: textOf('a.id'),
  buybacks: numberOf(`COALESCE((SELECT sum(o.lots * o.price) FROM share_order o
    WHERE o.airline = a.id AND o.issuer = a.id AND o.side = 'buy'), 0)`),
  missed: numberOf(`COALESCE((SELECT sum(n.missed) FROM loan n
    WHERE n.airline = a.id AND n.state = 'active'), 0)`),
};
const LISTED = 'FROM json_each({:airlines}) j CROSS JOIN airline a ON a.id = j.value';

/** Reads what limits the payments of some airlines to their owners, by id. @param minute world minute */
export function readPayouts(
  app: CoreApp,
  airlines: readonly string[],
  minute: number,
): Map<string, PayoutFigures> {
  const worths = readNetWorths(app, airlines, minute);
  const rows = readAll(app, FIGURES, LISTED, { airlines: JSON.stringify(airlines) });
  return new Map(
    rows.map(({ airline, ...figures }) => {
      const worth = worths.get(airline);
      return [airline, { ...figures, equity: worth ? netWorth(worth) : 0 }];
    }),
  );
}
