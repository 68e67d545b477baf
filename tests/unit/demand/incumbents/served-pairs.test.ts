import { expect, it } from 'vitest';
import { readTable } from '#scripts/data/table.ts';
import { runScript } from '#tests/support/run-script.ts';

it('the served pairs follow from their sources', async () => {
  const { code, stdout } = await runScript('data/served', ['--check']);
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('matches its sources') });
});

it('each is between two airports, once, in alphabetical order', () => {
  const airports = new Set(readTable<'iata'>('seed/airports.csv').map(({ iata }) => iata));
  const rows = readTable<'a' | 'b' | 'airlines' | 'seats'>('seed/served_pairs.csv');
  expect(new Set(rows.map(({ a, b }) => a + b)).size).toBe(rows.length);
  for (const { a, b, airlines, seats } of rows) {
    expect(a < b && airports.has(a) && airports.has(b), `${a}–${b}`).toBe(true);
    expect(Number(airlines), `${a}–${b}`).toBeGreaterThan(0);
    expect(Number(seats), `${a}–${b}`).toBeGreaterThan(4);
  }
});
