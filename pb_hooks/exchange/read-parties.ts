import type { ExchangeParty } from '#game/payloads/exchange.ts';
import { readAll } from '../platform/db/read-all.ts';
import { partyColumns, partyOf } from './parties.ts';

const PARTY = partyColumns('j.value', 'a');
const PARTIES = 'FROM json_each({:ids}) j LEFT JOIN airline a ON a.id = j.value';

/** Returns a function that describes owners of aircraft to players. @param ids of airlines and accounts */
export function readParties(app: CoreApp, ids: readonly string[]): (id: string) => ExchangeParty {
  const rows = readAll(app, PARTY, PARTIES, { ids: JSON.stringify([...new Set(ids)]) });
  const parties = new Map(rows.map((row) => [row.id, partyOf(row)]));
  return (id) => parties.get(id) as ExchangeParty;
}
