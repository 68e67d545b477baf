import { ACTION } from '#game/tables/action.ts';
import { REPLAYED_TABLES } from '#game/tables/replayed.ts';
import { SETTLEMENT_PART } from '#game/tables/settlement-part.ts';
import { columnNames, type Table } from '#game/tables/table.ts';
import { WORLD, WORLD_ID } from '#game/tables/world.ts';
import { jsonObject } from '../platform/db/json-object.ts';
import { readJson } from '../platform/db/read-json.ts';
import { requireWorld } from '../platform/db/require-world.ts';
import { aliased, jsonOf } from '../platform/db/shape.ts';

const w = aliased(WORLD, 'w');
const { id: _action, ...LOGGED } = aliased(ACTION, 'a');
const { id: _part, ...PART } = aliased(SETTLEMENT_PART, 'p');

const WORLD_LOG = {
  start: w.start,
  seed: w.seed,
  hour: w.hour,
  traffic: w.traffic,
  users: jsonOf("(SELECT json_group_array(DISTINCT user) FROM action WHERE user <> '')"),
  actions: jsonOf(
    `(SELECT json_group_array(${jsonObject(LOGGED)}) FROM (SELECT * FROM action ORDER BY seq) a)`,
  ),
  parts: jsonOf(
    `(SELECT json_group_array(${jsonObject(PART)}) FROM (SELECT * FROM settlement_part ORDER BY hour, part) p)`,
  ),
};
/** One statement, so that its parts fit together. */
const LOG = `SELECT ${jsonObject(WORLD_LOG)} AS json FROM world w WHERE w.id = {:id}`;

/** Returns SQL for all rows of a table as text, in a fixed order. Texts with commas are quoted. */
function linesOf(table: Table): string {
  const names = columnNames(table);
  const cells = names.map((name) => (table.columns[name]?.isFree ? `quote(${name})` : name));
  const order = names.includes('minute') ? 'minute, id' : 'id';
  return `
    SELECT json_quote(COALESCE(group_concat(concat_ws(',', ${cells.join(', ')}), char(10)), '')) AS json
    FROM (SELECT * FROM ${table.name} ORDER BY ${order})`;
}

/** Readable only by the user who runs the server, because the file contains the seed. */
const MODE = 0o600 as unknown as Parameters<typeof $os.writeFile>[2];

/**
 * Runs `dump <folder>`: writes the log (world.json) and the tables that a replay repeats (ledger.csv and others), so
 * that it can be compared with them. Changes nothing.
 */
export function dumpWorld(app: CoreApp, args: string[]): void {
  const [folder] = args;
  if (folder === undefined || args.length > 1) {
    console.error('Usage: dump <folder>');
    $os.exit(1);
    return;
  }
  requireWorld(app);
  const log = readJson<unknown>(app, LOG, { id: WORLD_ID });
  $os.writeFile(`${folder}/world.json`, JSON.stringify(log) as unknown as number[], MODE);
  for (const table of REPLAYED_TABLES) {
    const lines = readJson<string>(app, linesOf(table));
    $os.writeFile(`${folder}/${table.name}.csv`, `${lines}\n` as unknown as number[], MODE);
  }
  console.log(`Wrote world.json and ${REPLAYED_TABLES.length} tables to ${folder}.`);
}
