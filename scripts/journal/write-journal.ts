import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as z from 'zod/mini';
import { BOOK_ITEMS } from '#game/books/book-items.ts';
import { journalHead, journalTransaction } from '#game/books/journal.ts';
import { runOnWorld } from '../pocketbase/world-command.ts';
import { Problem } from '../problem.ts';
import type { JournalOptions } from './options.ts';

const indexSchema = z.object({
  start: z.string(),
  parties: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
});
const lineSchema = z.tuple([z.number(), z.enum(BOOK_ITEMS), z.number(), z.string()]);

/** Returns the name of a party in account names. Names of accounts are lower-case, codes upper-case. */
const partyName = ({ code, name }: { code: string; name: string }) => code || name;

async function dumpBooks({ dataDir, airline }: JournalOptions, folder: string): Promise<void> {
  const command = ['books', folder, ...(airline === '' ? [] : [airline])];
  await runOnWorld(command, dataDir, () => existsSync(`${folder}/index.json`));
}

/** Opens a new or existing file, and empties it. */
function openJournal(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(`${file} cannot be written (${code}). Choose another file with --file.`);
  }
}

/**
 * Writes the journal. Returns the number of entries and of parties.
 * @throws Problem if the folder has no world or no such airline, or the file cannot be written
 */
export async function writeJournal(options: JournalOptions): Promise<{ entries: number; parties: number }> {
  const folder = mkdtempSync(`${tmpdir()}/am-journal-`);
  try {
    await dumpBooks(options, folder);
    const { start, parties } = indexSchema.parse(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')));
    if (parties.length === 0)
      throw new Problem(`No airline in ${options.dataDir} has the code ${options.airline}.`);
    const nameOf = options.airline === '' ? partyName : () => '';
    const file = openJournal(options.file);
    let entries = 0;
    try {
      writeSync(file, journalHead(parties.map(nameOf)));
      for (const party of parties) {
        const lines = readFileSync(`${folder}/${party.id}.jsonl`, 'utf8').split('\n').filter(Boolean);
        const transactions = lines.map((line) => {
          const [minute, item, amount, memo] = lineSchema.parse(JSON.parse(line));
          return journalTransaction({ minute, item, amount, memo }, start, nameOf(party));
        });
        if (transactions.length > 0) writeSync(file, `${transactions.join('\n')}\n`);
        entries += transactions.length;
      }
    } finally {
      closeSync(file);
    }
    return { entries, parties: parties.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
