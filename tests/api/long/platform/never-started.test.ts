import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCsv } from '#scripts/data/airport-csv.ts';
import { runScript } from '#tests/support/run-script.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-never-`);
  mkdirSync(`${folder}/empty`);
  writeFileSync(`${folder}/ams.csv`, toCsv([seededAirport('AMS')]));
  const { code, stderr } = await runScript('seed', [`${folder}/ams.csv`, '--data', `${folder}/seeded`]);
  expect(code, stderr).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['replay', 'audit', 'journal'])('npm run %s', (script) => {
  it.each([
    ['seeded', 'There is no world in FOLDER yet. Start the server once to create it.'],
    ['empty', 'There is no world in FOLDER.'],
    ['missing', 'There is no folder FOLDER.'],
  ])('says in one sentence what is wrong with a folder that is %s', async (name, sentence) => {
    const dataDir = `${folder}/${name}`;
    const { code, stderr } = await runScript(script, ['--data', dataDir]);
    expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: sentence.replace('FOLDER', dataDir) });
  });
});
