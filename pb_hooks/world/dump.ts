import { ACTION } from '#game/tables/action.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { SETTLEMENT_PART } from '#game/tables/settlement-part.ts';
import { columnNames } from '#game/tables/table.ts';
import { WORLD, WORLD_ID } from '#game/tables/world.ts';
import { jsonObject } from '../db/json-object.ts';
import { readJson } from '../db/read-json.ts';
import { aliased, jsonOf } from '../db/shape.ts';

const w = aliased(WORLD, 'w');
const { id: _action, ...LOGGED } = aliased(ACTION, 'a');
const { id: _part, ...PART } = aliased(SETTLEMENT_PART, 'p');

const WORLD_LOG = {
  start: w.start,
  seed: w.seed,
  hour: w.hour,
  rules_from: w.rules_from,
  rules_04_from: w.rules_04_from,
  rules_05_from: w.rules_05_from,
  rules_06_from: w.rules_06_from,
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

/** Texts with commas are quoted. */
const CELLS = columnNames(LEDGER).map((name) => (name === 'memo' ? 'quote(memo)' : name));
const LINES = `
  SELECT json_quote(COALESCE(group_concat(concat_ws(',', ${CELLS.join(', ')}), char(10)), '')) AS json
  FROM (SELECT * FROM ledger ORDER BY minute, id)`;

/** Readable only by the user who runs the server, because the file contains the seed. */
const MODE = 0o600 as unknown as Parameters<typeof $os.writeFile>[2];

/**
 * Runs `dump <folder>`: writes the log (world.json) and all ledger entries (ledger.csv), so that a replay can
 * be compared with them. Changes nothing.
 */
export function dumpWorld(app: CoreApp, args: string[]): void {
  const [folder] = args;
  if (folder === undefined || args.length > 1) {
    console.error('Usage: dump <folder>');
    $os.exit(1);
    return;
  }
  const log = readJson<unknown>(app, LOG, { id: WORLD_ID });
  const ledger = readJson<string>(app, LINES);
  $os.writeFile(`${folder}/world.json`, JSON.stringify(log) as unknown as number[], MODE);
  $os.writeFile(`${folder}/ledger.csv`, `${ledger}\n` as unknown as number[], MODE);
  console.log(`Wrote world.json and ledger.csv to ${folder}.`);
}
