import { itemOfKind } from '#game/books/book-items.ts';
import { VALUED_KINDS } from '#game/tables/valuation.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { readJson } from '../platform/db/read-json.ts';
import { requireWorld } from '../platform/db/require-world.ts';

const START = 'SELECT json_quote(start) AS json FROM world WHERE id = {:id}';
/** Airlines in the order of their codes. The accounts besides those of airlines follow, unless one airline is wanted. */
const PARTIES = `
  SELECT COALESCE(json_group_array(json_object('id', id, 'code', code, 'name', name)), '[]') AS json FROM (
    SELECT id, code, name, 0 AS kind FROM airline WHERE {:code} IN ('', code)
    UNION ALL SELECT id, '', name, 1 FROM account WHERE {:code} = ''
    ORDER BY kind, code, name)`;

const ITEM = `CASE kind ${VALUED_KINDS.map((kind) => `WHEN '${kind}' THEN '${itemOfKind(kind)}'`).join(' ')} END`;
/** One JSON list per line: minute, item, amount, memo. A valuation is dated within the week that it ends. */
const LINES = `
  SELECT json_quote(COALESCE(group_concat(json_array(minute, item, amount, memo), char(10)), '')) AS json FROM (
    SELECT minute, category AS item, amount, memo, id FROM ledger WHERE airline = {:party}
    UNION ALL
    SELECT week - 1, ${ITEM}, change, '', id FROM valuation WHERE airline = {:party} AND change <> 0
    ORDER BY minute, id)`;

/** Readable only by the user who runs the server. */
const MODE = 0o600 as unknown as Parameters<typeof $os.writeFile>[2];

/**
 * Runs `books <folder> [code]`: writes who has books (index.json) and the entries of each party in a file of its own,
 * because those of a large world would not fit into memory at once. Changes nothing.
 */
export function dumpBooks(app: CoreApp, args: string[]): void {
  const [folder, code = ''] = args;
  if (folder === undefined || args.length > 2) {
    console.error('Usage: books <folder> [code]');
    $os.exit(1);
    return;
  }
  requireWorld(app);
  const write = (name: string, text: string) =>
    $os.writeFile(`${folder}/${name}`, text as unknown as number[], MODE);
  const parties = readJson<{ id: string }[]>(app, PARTIES, { code });
  for (const { id } of parties) write(`${id}.jsonl`, readJson<string>(app, LINES, { party: id }));
  write('index.json', JSON.stringify({ start: readJson<string>(app, START, { id: WORLD_ID }), parties }));
  console.log(`Wrote the books of ${parties.length} parties to ${folder}.`);
}
