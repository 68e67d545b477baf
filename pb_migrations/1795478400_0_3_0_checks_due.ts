import { CHECK_KINDS, CHECKS, type CheckKind } from '#game/aircraft/maintenance.ts';
import { DAY } from '#game/world/time.ts';

/*
 * Earliest time at which a check of an aircraft may be due: flight hours, landings and world minute, computed
 * by `dueFrom` in game/aircraft/maintenance.ts. Settlement filters thousands of aircraft per hour by them and
 * parses the checks of only a few.
 */
const FIELDS = ['due_hours', 'due_cycles', 'due_at'];

const from = (mark: string, due: (kind: CheckKind) => number) =>
  `COALESCE(min(${CHECK_KINDS.map((kind) => `floor((checks ->> '$.${kind}.${mark}') + ${due(kind)}) - 1`).join(', ')}), 0)`;

const FILL = `
  UPDATE aircraft SET
    due_hours = ${from('hours', (kind) => CHECKS[kind].hours * 0.9)},
    due_cycles = ${from('cycles', (kind) => CHECKS[kind].cycles * 0.9)},
    due_at = ${from('at', (kind) => CHECKS[kind].days * DAY * 0.9)}
  WHERE json_valid(checks)`;

migrate(
  (app) => {
    const aircraft = app.findCollectionByNameOrId('aircraft');
    for (const name of FIELDS) aircraft.fields.add(new NumberField({ name, onlyInt: true, hidden: true }));
    app.save(aircraft);
    app.db().newQuery(FILL).execute();
  },
  (app) => {
    const aircraft = app.findCollectionByNameOrId('aircraft');
    for (const name of FIELDS) aircraft.fields.removeByName(name);
    app.save(aircraft);
  },
);
