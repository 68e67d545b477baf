import { readAll } from '../db/read-all.ts';
import { numberOf, textOf } from '../db/shape.ts';

const WORTH = {
  airline: textOf('a.id'),
  worth: numberOf(`a.cash
    + COALESCE((SELECT sum(iif(x.ownership = 'owned', x.price, x.deposit)) FROM aircraft x WHERE x.airline = a.id), 0)
    - COALESCE((SELECT sum(n.balance) FROM loan n WHERE n.airline = a.id AND n.state = 'active'), 0)`),
};

export function readNetWorths(app: CoreApp, airlines: readonly string[], _minute: number): Map<string, number> {
  const rows = readAll(app, WORTH, 'FROM json_each({:airlines}) j CROSS JOIN airline a ON a.id = j.value', {
    airlines: JSON.stringify(airlines),
  });
  return new Map(rows.map(({ airline, worth }) => [airline, worth]));
}
