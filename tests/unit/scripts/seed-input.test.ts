import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCsv } from '#scripts/data/airport-csv.ts';
import { Problem } from '#scripts/problem.ts';
import { readCargo } from '#scripts/seed/cargo.ts';
import { readOptions } from '#scripts/seed/options.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/am-seed-input-`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const csv = (content: string | Buffer): string => {
  const path = `${folder}/airports.csv`;
  writeFileSync(path, content);
  return path;
};

/** Reads what `npm run seed` would import. */
function read(args: string[]): void {
  const file = readOptions(args, {})?.file;
  if (file) readCargo(file);
}

it.each([
  ['a folder', () => [folder], 'it is a folder, not a file'],
  ['no such file', () => [`${folder}/none.csv`], 'there is no such file'],
  ['an empty file', () => [csv('')], 'The file is empty.'],
  ['UTF-16', () => [csv(Buffer.from(toCsv([seededAirport('AMS')]), 'utf16le'))], 'the header lacks'],
  ['two files', () => ['a.csv', 'b.csv'], 'One file at a time.'],
  ['an unknown option', () => ['--force'], "Unknown option '--force'"],
  [
    'a folder and a server',
    () => ['--data', folder, '--url', 'http://127.0.0.1:1'],
    'Either --data or --url',
  ],
  ['an address that is none', () => ['--url', 'here'], '--url is "here"'],
  ['a server without an account', () => ['--url', 'http://127.0.0.1:8099'], 'needs AM_SUPERUSER_EMAIL'],
])('npm run seed says in a sentence what is wrong with %s', (_, args, said) => {
  const attempt = () => read(args());
  expect(attempt).toThrow(Problem);
  expect(attempt).toThrow(said);
});
