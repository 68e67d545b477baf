import { WORLD_ID } from '#game/tables/world.ts';
import { readJson } from '../db/read-json.ts';

const LOG = `
  SELECT json_object(
    'start', world.start, 'seed', world.seed, 'hour', world.hour, 'rules_from', world.rules_from,
    'rules_04_from', world.rules_04_from,
    'users', (SELECT COALESCE(json_group_array(DISTINCT user), json('[]')) FROM action),
    'actions', (SELECT COALESCE(json_group_array(json_object('seq', seq, 'minute', minute,
      'settled_hour', settled_hour, 'airline', airline, 'user', user, 'name', name, 'input', json(input))), json('[]')) FROM (SELECT * FROM action ORDER BY seq)),
    'parts', (SELECT COALESCE(json_group_array(json_object('hour', hour, 'part', part, 'marks', json(marks),
      'last', last, 'skipped', json(skipped))), json('[]')) FROM (SELECT * FROM settlement_part ORDER BY hour, part))
    ) AS json
  FROM world WHERE id = {:id}`;

const LEDGER = `
  SELECT json_quote(COALESCE(group_concat(concat_ws(',', id, airline, at, minute, category, amount, quote(memo), route,
    aircraft, flight), char(10)), '')) AS json
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
  const ledger = readJson<string>(app, LEDGER);
  $os.writeFile(`${folder}/world.json`, JSON.stringify(log) as unknown as number[], MODE);
  $os.writeFile(`${folder}/ledger.csv`, `${ledger}\n` as unknown as number[], MODE);
  console.log(`Wrote world.json and ledger.csv to ${folder}.`);
}
