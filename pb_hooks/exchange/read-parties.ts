import { DEALERS } from '#game/account/accounts.ts';
import type { ExchangeParty } from '#game/payloads/exchange.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, boolOf } from '../db/shape.ts';
import { AIRLINE_FACE } from '../market/airline-face.ts';

const PARTY = { id: aliased(AIRLINE, 'a').id, isRival: boolOf('a.rival'), ...AIRLINE_FACE };
const PARTIES = 'FROM airline a WHERE a.id IN (SELECT value FROM json_each({:ids}))';
const NOBODY = { name: '', code: '', colour_primary: '', colour_secondary: '' };

/** Returns a function that describes owners of aircraft to players. @param ids of airlines and accounts */
export function readParties(app: CoreApp, ids: readonly string[]): (id: string) => ExchangeParty {
  const rows = readAll(app, PARTY, PARTIES, { ids: JSON.stringify([...new Set(ids)]) });
  const parties = new Map(
    rows.map(({ isRival, ...face }): [string, ExchangeParty] => [
      face.id,
      { ...face, kind: isRival ? 'rival' : 'player' },
    ]),
  );
  return (id) => parties.get(id) ?? { id, kind: id === DEALERS ? 'dealers' : 'gone', ...NOBODY };
}
