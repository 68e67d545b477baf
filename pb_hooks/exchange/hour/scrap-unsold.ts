import { DEALERS } from '#game/books/accounts.ts';
import { STOCK_WEEKS } from '#game/exchange/draw-stock.ts';
import { AIRCRAFT_HISTORY } from '#game/tables/aircraft-history.ts';
import { WEEK } from '#game/world/time.ts';
import { insertFrom } from '#hooks/platform/db/insert.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';

const UNSOLD = `
  FROM listing s WHERE s.seller = '${DEALERS}' AND s.state = 'open' AND s.opened <= {:minute} - ${STOCK_WEEKS * WEEK}`;

const STEPS = [
  insertFrom(
    AIRCRAFT_HISTORY,
    {
      id: "substr(s.id, 2) || 'x'",
      aircraft: 's.aircraft',
      model: 's.model',
      minute: '{:minute}',
      event: "'scrapped'",
      seller: `'${DEALERS}'`,
      owner: "''",
      price: '0',
      value: 's.value',
      age: 's.age',
      hours: 's.hours',
      cycles: 's.cycles',
      registration: 's.registration',
      check_kind: "''",
    },
    `${UNSOLD} ORDER BY s.id`,
  ),
  `DELETE FROM aircraft WHERE id IN (SELECT s.aircraft ${UNSOLD})`,
  `DELETE FROM listing WHERE id IN (SELECT s.id ${UNSOLD})`,
];

/** Scraps the aircraft that dealers could not sell. @param minute world minute */
export function scrapUnsold(tx: CoreApp, minute: number): void {
  for (const sql of STEPS) run(tx, sql, { minute });
}
