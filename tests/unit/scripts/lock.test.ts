import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from '#scripts/lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/am-lock-`);
  file = `${folder}/new/lock`;
});
afterEach(() => rmSync(folder, { recursive: true }));

it('runs one piece of work after the other, even if one fails', async () => {
  const steps: string[] = [];
  const work = (name: string) =>
    withLock(file, async () => {
      steps.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
    });
  const results = await Promise.allSettled([work('a'), work('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  expect(existsSync(file)).toBe(false);
});

it('ignores a lock whose owner no longer exists', async () => {
  await withLock(file, async () => undefined);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withLock(file, async () => 'done')).toBe('done');
});
