import { AIRCRAFT_HISTORY } from '#game/tables/aircraft-history.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { insertFrom } from '#hooks/db/insert.ts';
import { run } from '../state/read-rows.ts';

/** A D check takes 24 days, and its start narrows the search to an index. */
const LONGEST = 30 * DAY;

/** The checks themselves are deleted later. The plus keeps SQLite on the index of starts. */
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
   WHERE m.state = 'done' AND m.starts > {:minute} - ${LONGEST} AND m.starts <= {:minute}
     AND +m.kind IN ('c', 'd') AND m.ends > {:minute} - ${DAY} AND m.ends <= {:minute} ORDER BY m.id`,
);

/** Adds the C and D checks that owned aircraft have had in the last day to their history. */
export const noteChecks = (tx: CoreApp, minute: number): void => run(tx, CHECKED, { minute });
