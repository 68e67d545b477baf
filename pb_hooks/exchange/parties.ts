import { accountId, DEALERS } from '#game/books/accounts.ts';
import type { ExchangeParty } from '#game/payloads/exchange.ts';
import { readAll } from '../platform/db/read-all.ts';
import { boolOf, type Expression, freeTextOf, type ShapedRow, textOf } from '../platform/db/shape.ts';

const LESSORS = accountId('lessors');

/** Columns of a party whose airline is joined under an alias, such as `a`. @param id SQL */
export const partyColumns = (id: string, alias: string) => ({
  id: textOf(id),
  name: freeTextOf(`${alias}.name`),
  code: textOf(`${alias}.code`),
  colour_primary: textOf(`${alias}.colour_primary`),
  colour_secondary: textOf(`${alias}.colour_secondary`),
  isRival: boolOf(`${alias}.rival`) as Expression<boolean>,
});

/** Returns a party as others see it. An airline without a name is gone. */
export function partyOf({ isRival, ...face }: ShapedRow<ReturnType<typeof partyColumns>>): ExchangeParty {
  if (face.id === DEALERS) return { ...face, kind: 'dealers' };
  if (face.id === LESSORS) return { ...face, kind: 'lessors' };
  if (face.code === '') return { ...face, kind: 'gone' };
  return { ...face, kind: isRival ? 'rival' : 'player' };
}

const PARTY = partyColumns('j.value', 'a');
const PARTIES = 'FROM json_each({:ids}) j LEFT JOIN airline a ON a.id = j.value';

/** Returns a function that describes owners of aircraft to players. @param ids of airlines and accounts */
export function readParties(app: CoreApp, ids: readonly string[]): (id: string) => ExchangeParty {
  const rows = readAll(app, PARTY, PARTIES, { ids: JSON.stringify([...new Set(ids)]) });
  const parties = new Map(rows.map((row) => [row.id, partyOf(row)]));
  return (id) => parties.get(id) as ExchangeParty;
}
