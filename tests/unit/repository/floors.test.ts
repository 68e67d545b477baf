import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { FLOORS } from '#tests/support/floors.ts';

const ROWS = /^\| (\d+) \| (.*?) \|/gm;

it('docs/architecture.md has the floors of the hooks', () => {
  const rows = [...readFileSync(inRoot('docs/architecture.md'), 'utf8').matchAll(ROWS)];
  expect(rows.map(([, floor]) => Number(floor))).toEqual(FLOORS.map((_, index) => index + 1));
  const folders = rows.map(([, , cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(folders).toEqual(FLOORS);
});
