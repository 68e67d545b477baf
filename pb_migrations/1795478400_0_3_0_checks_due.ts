import { CHECK_KINDS, CHECKS, type CheckKind } from '../game/maintenance.ts';
import { DAY } from '../game/time.ts';

/*
 * From when on a check of an aircraft may be due, as `dueFrom` in game/maintenance.ts says it: flight hours, landings, world
 * minute. Settlement looks at thousands of aircraft an hour, and into the checks of a few.
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
