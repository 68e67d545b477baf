import { CHECKS } from '#game/fleet/aircraft/maintenance.ts';
import { AIRCRAFT_HISTORY } from '#game/tables/aircraft-history.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { insertFrom } from '#hooks/platform/db/insert.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';

/** Checks of a kind that began between two minutes. The plus keeps SQLite on the index of starts. */
const CHECKED = insertFrom(
  AIRCRAFT_HISTORY,
  {
    id: "substr(m.id, 2) || 'h'",
    aircraft: 'x.id',
    model: 'x.model',
    minute: 'm.ends',
    event: "'check'",
    seller: "''",
    owner: 'm.airline',
    price: 'm.cost',
    value: '0',
    age: `max(0, m.ends - x.built) / ${YEAR}.0`,
    hours: `x.checks ->> ('$.' || m.kind || '.hours')`,
    cycles: `x.checks ->> ('$.' || m.kind || '.cycles')`,
    registration: 'x.registration',
    check_kind: 'm.kind',
  },
  `FROM maintenance m JOIN aircraft x ON x.id = m.aircraft AND x.ownership = 'owned'
   WHERE m.state = 'done' AND m.starts > {:from} AND m.starts <= {:to} AND +m.kind = {:kind} ORDER BY m.id`,
);

/**
 * Adds the C and D checks that have ended in the last day on owned aircraft to their history, because the checks
 * themselves are deleted later. A check that begins late ends as much later, so its start tells its end.
 */
export function noteChecks(tx: CoreApp, minute: number): void {
  for (const kind of ['c', 'd'] as const) {
    const to = minute - CHECKS[kind].duration;
    run(tx, CHECKED, { kind, from: to - DAY, to });
  }
}
