import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/paths.ts';

const folder = mkdtempSync(`${tmpdir()}/am-demand-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(text: string | undefined) {
  const file = `${folder}/pairs.csv`;
  if (text !== undefined) writeFileSync(file, text);
  const args = ['scripts/run.mjs', 'research/demand', ...(text === undefined ? [] : [file])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

describe('npm run demand', () => {
  it('prints the demand of each pair as CSV', () => {
    const { status, lines, stderr } = run('pair\nAMS-BCN\nBCN-AMS\nJFK-LGA\n');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(lines[0]).toBe('pair,km,leisure,business,premium,total');
    const [, there = [], back = [], city = []] = lines.map((line) => line.split(','));
    expect(there[0]).toBe('AMS-BCN');
    expect(Number(there[1])).toBeCloseTo(1241, 0);
    const [leisure = 0, business = 0, premium = 0, total = 0] = there.slice(2).map(Number);
    expect(leisure + business + premium).toBe(total);
    expect(total).toBeGreaterThan(100_000);
    expect(back.slice(1)).toEqual(there.slice(1));
    expect(city[5]).toBe('0');
  });

  it('finds the column among others, in any case and any kind of CSV', () => {
    const { status, lines } = run('note,Pair\r\n"a, b",ams-bcn\r\n');
    expect(status).toBe(0);
    expect(lines[1]).toMatch(/^AMS-BCN,/);
  });

  it('names unknown codes with their line and continues with the others', () => {
    const { status, lines, stderr } = run('pair\nXXX-AMS\nAMS-BCN\n\nnonsense\n');
    expect(status).not.toBe(0);
    expect(lines).toHaveLength(2);
    expect(stderr).toMatch(/line 2.*XXX/);
    expect(stderr).toMatch(/line 5.*nonsense/);
  });

  it('rejects a file without the column, an empty one, and a missing one', () => {
    expect(run('from,to\nAMS,BCN\n')).toMatchObject({ status: 1, stderr: expect.stringContaining('"pair"') });
    expect(run('')).toMatchObject({ status: 1, stderr: expect.stringContaining('empty') });
    expect(run(undefined)).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });
  });
});
