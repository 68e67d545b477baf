import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAudit } from '#scripts/audit/run.ts';
import { toCsv } from '#scripts/data/airport-csv.ts';
import { writeJournal } from '#scripts/journal/write-journal.ts';
import { replayWorld } from '#scripts/replay/replay-world.ts';
import { readCargo } from '#scripts/seed/cargo.ts';
import { importIntoFolder } from '#scripts/seed/into-folder.ts';
import { runScript } from '#tests/support/run-script.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

const FOLDERS = [
  ['seeded', 'There is no world in FOLDER yet. Start the server once to create it.'],
  ['empty', 'There is no world in FOLDER.'],
  ['missing', 'There is no folder FOLDER.'],
] as const;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-never-`);
  mkdirSync(`${folder}/empty`);
  writeFileSync(`${folder}/ams.csv`, toCsv([seededAirport('AMS')]));
  await importIntoFolder(readCargo(`${folder}/ams.csv`), `${folder}/seeded`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Called without a process of their own. What a command prints of a Problem is the same for all: see below.
describe.each([
  ['replay', (dataDir: string) => replayWorld(dataDir)],
  ['audit', runAudit],
  ['journal', (dataDir: string) => writeJournal({ dataDir, airline: '', file: `${folder}/all.journal` })],
])('%s', (_, read) => {
  it.each(FOLDERS)('says in one sentence what is wrong with a folder that is %s', async (name, sentence) => {
    const dataDir = `${folder}/${name}`;
    const message = sentence.replace('FOLDER', dataDir);
    await expect(read(dataDir)).rejects.toMatchObject({ name: 'Problem', message });
  });
});

it('is only that sentence for those who run the command', async () => {
  const dataDir = `${folder}/seeded`;
  const { code, stderr } = await runScript('replay', ['--data', dataDir]);
  const [[, sentence]] = FOLDERS;
  expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: sentence.replace('FOLDER', dataDir) });
});
