import type { TradingAirline } from '#game/exchange/partners.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { readAll } from '../platform/db/read-all.ts';
import { boolOf, numberOf, textOf } from '../platform/db/shape.ts';

const AIRLINE = {
  id: textOf('a.id'),
  code: textOf('a.code'),
  isRival: boolOf('a.rival'),
  founded: numberOf('CAST(round((julianday(a.founded) - julianday({:start})) * 1440) AS INTEGER)'),
};
const AIRLINES = 'FROM airline a WHERE a.id IN (SELECT value FROM json_each({:ids}))';

/** Reads airlines as parties of a trade, by their ids. Other ids are left out. */
export function readTradingAirlines(app: CoreApp, ids: readonly string[]): Map<string, TradingAirline> {
  const start = app.findRecordById('world', WORLD_ID).getString('start');
  const rows = readAll(app, AIRLINE, AIRLINES, { ids: JSON.stringify([...new Set(ids)]), start });
  return new Map(rows.map((airline) => [airline.id, airline]));
}
