import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '#game/books/journal.ts';
import { balanceSheet, profitAndLoss } from '#game/books/statements.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { type Statement, statementSchema } from '#game/payloads/statement.ts';
import { writeJournal } from '#scripts/journal/write-journal.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { call, newFounder, operator } from '#tests/support/api.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import { runScript } from '#tests/support/run-script.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

const hasHledger = spawnSync('hledger', ['--version']).status === 0;
if (!hasHledger) console.warn('SKIPPED: tests of the journal with hledger (apt-get install hledger).');

let folder: string;
let server: TestServer;
let player: FlyingAirline;
let start: string;
let statement: Statement;

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-journal-test-`);
  server = await startPausedWorld({ dataDir: `${folder}/data` });
  player = await flyingAirline(server, 'Journal Air; & Sons', 1);
  const model = 'atr-42-600';
  const price = purchaseQuote(seedModel(model), 1).total;
  const { aircraft } = await act(server, player, 'fleet.buy', { model, count: 1, price });
  const superuser = await operator(server);
  await superuser.collection('aircraft').update(String(aircraft), { built: 0, delivered: 0, ready: 0 });
  await newFounder(server);
  // Past the second Monday.
  await advanceHours(server, 24 * 11);
  ({ start } = await worldNow(server));
  const { json } = await call(server, '/api/am/statement?by=week', { token: player.token });
  statement = statementSchema.parse(json);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const journalOf = (args: string[] = []) =>
  runScript('journal', ['--data', server.dataDir, '--file', `${folder}/all.journal`, ...args]);

/** Runs hledger on the journal. Any warning fails. */
function hledger(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('hledger', ['-f', `${folder}/all.journal`, ...args], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const dateOf = (minute: number): string => {
  const { year, month, day } = calendarAt(start, minute);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** Returns the sums of accounts as hledger has them. Accounts with nothing are left out. */
function balances(...args: string[]): Record<string, number> {
  const [, ...rows] = hledger('balance', '--flat', '--no-total', '-O', 'csv', ...args)
    .trim()
    .split('\n');
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', amount = ''] = row.slice(1, -1).split('","');
      return [name, Number(amount.replace('$', ''))];
    }),
  );
}

const withoutZeros = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

describe('npm run journal', () => {
  it('writes the entries of one airline', async () => {
    const { code, stdout } = await journalOf(['--airline', String(player.airline.code).toLowerCase()]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Wrote [\d,]+ entries of 1 party to /)]);
    const text = readFileSync(`${folder}/all.journal`, 'utf8');
    const rows = await player.client.collection('ledger').getFullList();
    expect(text.match(/^\d{4}-/gm)).toHaveLength(
      rows.length + (await player.client.collection('valuation').getFullList()).length,
    );
  });

  it.skipIf(!hasHledger)('is read by hledger without a warning, with every name declared', () => {
    hledger('check', '--strict');
  });

  it.skipIf(!hasHledger)('has the page’s balance sheet at the end of each week', () => {
    const { periods, sums, valued } = statement;
    const sheet = balanceSheet({ count: periods.length, sums });
    const ended = periods.filter(({ to }) => to <= valued);
    expect(ended.length).toBe(2);
    for (const [index, { to }] of ended.entries()) {
      const at = (list: number[]) => list[index] ?? 0;
      expect(balances('-e', dateOf(to), 'assets', 'liabilities', 'equity')).toEqual(
        withoutZeros({
          'assets:aircraft': at(sheet.aircraft),
          'assets:cash': at(sheet.cash),
          'assets:deposits': at(sheet.deposits),
          'liabilities:loans': -at(sheet.loans),
          'equity:capital': -at(sheet.capital),
        }),
      );
      const earnings = balances('-e', dateOf(to), '--depth', '1', 'revenues', 'expenses');
      expect(-(earnings.revenues ?? 0) - (earnings.expenses ?? 0)).toBe(at(sheet.earnings));
    }
  });

  it.skipIf(!hasHledger)('has the page’s income statement of each week', () => {
    const { periods, sums } = statement;
    const { groups } = profitAndLoss({ count: periods.length, sums });
    for (const [index, { from, to }] of periods.entries()) {
      const lines = groups.flatMap(({ lines }) =>
        lines.map(({ item, amounts }) => [accountOf(item), 0 - (amounts[index] ?? 0)] as const),
      );
      const week = ['-b', dateOf(from), '-e', dateOf(to)];
      expect(balances(...week, 'revenues', 'expenses')).toEqual(withoutZeros(Object.fromEntries(lines)));
    }
  });

  it.skipIf(!hasHledger)('writes all airlines and accounts, and each airline’s cash is its own', async () => {
    expect((await journalOf()).code).toBe(0);
    hledger('check', '--strict');
    const cash = balances('assets', '--depth', '3');
    const airlines = await (await operator(server)).collection('airline').getFullList();
    for (const { code, cash: own } of airlines) expect(cash[`assets:${code}:cash`]).toBe(own);
    const accounts = await (await operator(server)).collection('account').getFullList();
    for (const { name, balance } of accounts) expect(cash[`assets:${name}:cash`] ?? 0).toBe(balance);
  });

  it('names an airline or a world that does not exist', async () => {
    const { dataDir } = server;
    const options = { dataDir, airline: '', file: `${folder}/none.journal` };
    const problem = (text: string) => ({ name: 'Problem', message: expect.stringContaining(text) });
    await expect(writeJournal({ ...options, airline: '!!' })).rejects.toMatchObject(
      problem('has the code !!.'),
    );
    await expect(writeJournal({ ...options, dataDir: `${folder}/nothing` })).rejects.toMatchObject(
      problem('There is no folder'),
    );
  });

  it('names a file that cannot be written', async () => {
    const file = `${folder}/nothing/x.journal`;
    const { code, stderr } = await runScript('journal', ['--data', server.dataDir, '--file', file]);
    expect([code, stderr.trim()]).toEqual([
      1,
      `${file} cannot be written (ENOENT). Choose another file with --file.`,
    ]);
  });
});
