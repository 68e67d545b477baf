import type { SlotsOfAirports } from '#hooks/slots/airport-slots.ts';
import { readSlots } from '#hooks/slots/airport-slots.ts';
import { readSlotHours } from '#hooks/slots/slot-hours.ts';
import { type ReadSlots, type SlotCase, TABLES } from './slot-case.ts';

// Compiled like the hooks, with their types: see pb_hooks/tsconfig.json.

const plain = ({ airports, own }: SlotsOfAirports): ReadSlots => ({
  airports: [...airports],
  own: [...own],
});

/** Writes each case into an empty database, and returns what both readers read. */
export function readBoth(cases: SlotCase[], app: CoreApp): { hours: ReadSlots; whole: ReadSlots }[] {
  const run = (sql: string, params = {}) => app.db().newQuery(sql).bind(params).execute();
  return cases.map(({ rows, airline, legs }) => {
    for (const [table, columns] of Object.entries(TABLES)) {
      run(`DROP TABLE IF EXISTS ${table}`);
      run(`CREATE TABLE ${table} (${columns.map((column) => `"${column}"`).join(', ')})`);
      const values = columns.map((_, index) => `value ->> ${index}`).join(', ');
      run(`INSERT INTO ${table} SELECT ${values} FROM json_each({:rows})`, {
        rows: JSON.stringify(rows[table as keyof typeof TABLES]),
      });
    }
    const ids = [...new Set(legs.flatMap(({ origin, destination }) => [origin, destination]))];
    return { hours: plain(readSlotHours(app, legs, airline)), whole: plain(readSlots(app, ids, airline)) };
  });
}
