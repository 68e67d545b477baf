import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { REPLAYED_TABLES } from '#game/tables/replayed.ts';
import { locatePocketbase } from '../pocketbase/locate.ts';
import { runOnWorld } from '../pocketbase/world-command.ts';
import { Problem } from '../problem.ts';
import { playAgain, type WorldLog } from './play-again.ts';

/** Rows of a table as text, by the table's name. */
type TableTexts = ReadonlyMap<string, string>;

/** Describes the first difference between tables of a world and of its replay; null if they are the same. */
function firstDifferentTable(world: TableTexts, replay: TableTexts): string | null {
  for (const [name, text] of world) {
    const difference = firstDifference(text, replay.get(name) ?? '');
    if (difference !== null) return `The rows of ${name} differ.\n${difference}`;
  }
  return null;
}

/** Returns the number of rows in a table's text. */
const rowCount = (text = ''): number => text.trim().split('\n').filter(Boolean).length;

/** Describes the first line in which two texts differ; null if they are the same. */
function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  const lines = one.split('\n');
  const others = other.split('\n');
  const index = lines.findIndex((line, index) => line !== others[index]);
  const line = index < 0 ? lines.length : index;
  return `Row ${line + 1}\n  in the world:  ${lines[line] ?? '(none)'}\n  in the replay: ${others[line] ?? '(none)'}`;
}

/** Returns the actions and the tables of a data folder, by the binary's own command. */
async function dump(folder: string, work: string): Promise<{ log: WorldLog; tables: TableTexts }> {
  await runOnWorld(['dump', work], folder, (output) => output.includes('Wrote'));
  return {
    log: JSON.parse(readFileSync(`${work}/world.json`, 'utf8')) as WorldLog,
    tables: new Map(REPLAYED_TABLES.map(({ name }) => [name, readFileSync(`${work}/${name}.csv`, 'utf8')])),
  };
}

interface ReplayOptions {
  /** Called with the path of the replay's data folder, which does not exist yet, before its server starts. */
  prepare?: (folder: string) => void;
  /** Called with each line about the progress. */
  onLine?: (line: string) => void;
}

/**
 * Replays the world of a data folder from its beginning. Returns a sentence with the number of rows. Throws a Problem with
 * the first difference.
 */
export async function replayWorld(dataDir: string, options: ReplayOptions = {}): Promise<string> {
  const { prepare, onLine = console.error } = options;
  const work = mkdtempSync(`${tmpdir()}/am-replay-`);
  try {
    const original = await dump(dataDir, work);
    const { log } = original;
    onLine(`Replaying ${log.actions.length} actions and ${log.hour + 1} hours of ${dataDir} …`);
    const copy = `${work}/pb_data`;
    prepare?.(copy);
    await playAgain(await locatePocketbase(), copy, log, onLine);
    const again = await dump(copy, work);
    const difference = firstDifferentTable(original.tables, again.tables);
    if (difference !== null) throw new Problem(difference);
    const { ledger, ...others } = Object.fromEntries(
      [...original.tables].map(([name, text]) => [name, rowCount(text)]),
    );
    const rows = Object.values(others).reduce((sum, count) => sum + count, 0);
    const words = (count = 0) => count.toLocaleString('en-US');
    return `The same ledger, byte for byte: ${words(ledger)} rows. So are ${words(rows)} rows of ${Object.keys(others).join(', ')}.`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
