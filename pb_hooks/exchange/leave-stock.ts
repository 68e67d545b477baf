import { DEALERS } from '#game/books/accounts.ts';
import { AIRCRAFT_HISTORY } from '#game/tables/aircraft-history.ts';
import { insertFrom } from '../platform/db/insert.ts';

const STOCK = `FROM listing s WHERE s.aircraft = {:aircraft} AND s.seller = '${DEALERS}'`;
const SOLD = insertFrom(
  AIRCRAFT_HISTORY,
  {
    id: "substr(s.id, 2) || 'l'",
    aircraft: 's.aircraft',
    model: 's.model',
    minute: '{:minute}',
    event: "'sale'",
    seller: `'${DEALERS}'`,
    owner: "''",
    price: '{:price}',
    value: 's.value',
    age: 's.age',
    hours: 's.hours',
    cycles: 's.cycles',
    registration: 's.registration',
    check_kind: "''",
  },
  STOCK,
);
const STEPS = [
  `DELETE FROM aircraft WHERE id = {:aircraft} AND airline = '${DEALERS}'`,
  `DELETE FROM listing WHERE aircraft = {:aircraft} AND seller = '${DEALERS}'`,
];

/**
 * Removes an aircraft that somebody outside of the world has bought from a dealer. No money moves: it would come from
 * outside, and the dealers' balance is nobody's.
 * @param price whole US dollars
 * @param minute world minute
 */
export function leaveStock(tx: CoreApp, aircraft: string, price: number, minute: number): void {
  tx.db().newQuery(SOLD).bind({ aircraft, price, minute }).execute();
  for (const sql of STEPS) tx.db().newQuery(sql).bind({ aircraft }).execute();
}
