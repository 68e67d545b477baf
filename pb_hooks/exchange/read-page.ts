import { SEARCH_PAGE } from '#game/payloads/exchange.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { numberOf, type ShapedRow, textOf } from '../platform/db/shape.ts';
import { OFFERED, OFFERED_JOINS } from './offered-aircraft.ts';
import { KM, type SearchSql, type SortDirection } from './search-query.ts';

/** A page of a search, with the number of all aircraft that match. */
interface FoundPage {
  count: number;
  rows: ShapedRow<typeof OFFERED>[];
}

interface Group {
  /** Column of aircraft for sale `s`. */
  column: string;
  /** Joins what the order of the groups `g` needs. */
  join: string;
  key: string;
}

/**
 * Orders in which whole groups of aircraft follow each other: all at one airport, or all of one model. The distance is
 * computed once per airport, and a page reads the aircraft of its own groups only.
 */
const GROUPS: Readonly<Record<'distance' | 'range', Group>> = {
  distance: {
    column: 's.airport',
    join: 'JOIN airport p ON p.id = g.id, (SELECT lat, lon FROM airport WHERE id = {:hub}) o',
    key: KM,
  },
  range: { column: 's.model', join: 'JOIN aircraft_model m ON m.key = g.id', key: 'm.range_km' },
};
const GROUP = { id: textOf('g.id'), count: numberOf('g.count') };

/** Returns the groups that a page shows, in order, and the number of aircraft of the first one to leave out. */
function groupsOfPage(groups: readonly ShapedRow<typeof GROUP>[], offset: number) {
  const ids: string[] = [];
  let before = 0;
  let skipped = 0;
  for (const { id, count } of groups) {
    if (before >= offset + SEARCH_PAGE) break;
    if (ids.length === 0) skipped = offset - before;
    if (before + count > offset) ids.push(id);
    before += count;
  }
  return { ids, skipped };
}

function readGroupedPage(
  app: CoreApp,
  { where, direction, params }: SearchSql,
  { column, join, key }: Group,
  offset: number,
  hub: Record<string, string>,
): FoundPage {
  const groups = readAll(
    app,
    GROUP,
    `FROM (SELECT ${column} AS id, count(*) AS count FROM listing s WHERE ${where} GROUP BY ${column}) g
     ${join} ORDER BY ${key} ${direction}, g.id`,
    { ...params, ...hub },
  );
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const { ids, skipped } = groupsOfPage(groups, offset);
  if (ids.length === 0) return { count, rows: [] };
  const page = `
    FROM (SELECT s.id, j.key AS place FROM json_each({:groups}) j CROSS JOIN listing s ON ${column} = j.value
      WHERE ${where} ORDER BY place, s.id LIMIT ${SEARCH_PAGE} OFFSET ${skipped}) k
    JOIN listing s ON s.id = k.id ${OFFERED_JOINS} ORDER BY k.place, k.id`;
  return { count, rows: readAll(app, OFFERED, page, { ...params, groups: JSON.stringify(ids) }) };
}

const opposite = (direction: SortDirection): SortDirection => (direction === 'ASC' ? 'DESC' : 'ASC');

/**
 * Sorts the narrow rows of an index before it reads the whole ones of the page. A page of the second half is counted from
 * the end, because SQLite keeps all rows up to the page in order.
 */
function readSortedPage(
  app: CoreApp,
  { where, direction, params }: SearchSql,
  key: string,
  offset: number,
): FoundPage {
  const count = readJson<number>(app, `SELECT count(*) AS json FROM listing s WHERE ${where}`, params);
  const length = Math.min(SEARCH_PAGE, count - offset);
  if (length <= 0) return { count, rows: [] };
  const isFromEnd = offset > count / 2;
  const [way, idWay] = isFromEnd ? [opposite(direction), 'DESC'] : [direction, 'ASC'];
  const page = `
    FROM (SELECT s.id, ${key} AS key FROM listing s WHERE ${where} ORDER BY key ${way}, s.id ${idWay}
      LIMIT ${length} OFFSET ${isFromEnd ? count - offset - length : offset}) k
    JOIN listing s ON s.id = k.id ${OFFERED_JOINS} ORDER BY k.key ${direction}, k.id`;
  return { count, rows: readAll(app, OFFERED, page, params) };
}

/**
 * Reads a page of a search.
 * @param hub id of the airport that distances are measured from. Null without one: their order is that of the ids.
 */
export function readPage(app: CoreApp, search: SearchSql, hub: string | null): FoundPage {
  const { key, page } = search;
  const offset = (page - 1) * SEARCH_PAGE;
  if ('sql' in key) return readSortedPage(app, search, key.sql, offset);
  if (key.group === 'range') return readGroupedPage(app, search, GROUPS.range, offset, {});
  if (hub === null) return readSortedPage(app, search, '0', offset);
  return readGroupedPage(app, search, GROUPS.distance, offset, { hub });
}
