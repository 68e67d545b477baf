import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type BrowserContext, chromium } from 'playwright';
import { PERIOD_KINDS } from '#game/books/periods.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { FLIGHT_CATEGORIES } from '#game/tables/flight.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { CHROMIUM_ARGS, findChromium } from '#scripts/chromium.ts';
import { BUILD } from '#scripts/paths.ts';
import { operator } from '../support/api.ts';
import { type Player, signUpAndFound } from '../support/player.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { advanceHours } from '../support/world.ts';
import { atMost, type Figure, figure, median, missing } from './figure.ts';
import { busyWorld } from './world/busy-world.ts';
import { listAirlines, ORDERS } from './world/listed-market.ts';
import { BenchSql, benchBuild } from './world/sql-call.ts';

const ENVIRONMENT = {
  AM_WORLD_PAUSED: 'true',
  AM_WORLD_SEED: 'bench',
  AM_TILES_SATELLITE: 'off',
  AM_TILES_WEATHER: 'off',
  AM_TILES_CHART: 'off',
};
const LISTED = 200;
/** A year and some days: settlement sums weeks up on Wednesdays, and the world begins on a Thursday. */
const DAYS = 370;
/** Those of a large airline. */
const ENTRIES_A_DAY = 571;
const ENTRIES_A_YEAR = Math.round((365 * ENTRIES_A_DAY) / 1_000) * 1_000;
const CATEGORIES = FLIGHT_CATEGORIES.slice(0, 8);
const CALLS = 11;
const VISITS = 5;
const SLOWDOWN = 4;

/** Takes the world to the end of its first year, in which an airline has earned and paid. */
async function addYear(sql: BenchSql, airline: string): Promise<void> {
  for (let day = 0; day < DAYS; day++) {
    const rows = Array.from({ length: ENTRIES_A_DAY }, (_, index) => ({
      id: recordId(['bench entry', day, index]),
      airline,
      at: '2026-01-01 00:00:00.000Z',
      minute: day * DAY + index,
      category: CATEGORIES[index % CATEGORIES.length],
      amount: index % CATEGORIES.length === 0 ? 8_000 : -1_000,
      memo: '',
      route: '',
      aircraft: '',
      flight: '',
      transfer: '',
    }));
    await sql.insert('ledger', rows);
  }
  await sql.run(
    `UPDATE airline SET cash = (SELECT sum(amount) FROM ledger WHERE airline = '${airline}') WHERE id = '${airline}'`,
  );
  const hour = (DAYS * DAY) / HOUR;
  await sql.run(`UPDATE airline SET settled_hour = ${hour}`);
  await sql.run(`UPDATE world SET hour = ${hour}, minute = ${hour * HOUR}`);
}

/** Returns the milliseconds of a call. */
async function timed(server: TestServer, path: string, authorization: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(server.url + path, { headers: { authorization } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return performance.now() - started;
}

/** Measures the first statements after a start and the calls of the stock page. */
async function callFigures(server: TestServer, { client, airline }: Player, listed: string) {
  const { token } = client.authStore;
  const statements: number[] = [];
  for (const kind of PERIOD_KINDS)
    statements.push(await timed(server, `/api/am/statement?by=${kind}`, token));
  const stock = async (what: string, path: string) => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call++) times.push(await timed(server, path, token));
    return atMost(`${what}, ${LISTED} listed airlines`, median(times), 50, 'ms');
  };
  const records = new URLSearchParams({ perPage: '500', filter: `airline = "${airline.id}"` });
  return [
    atMost(
      `statements of a year with ${groupDigits(ENTRIES_A_YEAR)} entries, slowest first call`,
      Math.max(...statements),
      100,
      'ms',
    ),
    await stock('all share prices', '/api/am/shares'),
    await stock(`a book of ${ORDERS / LISTED} orders`, `/api/am/book?airline=${listed}`),
    await stock('owners and trades of an airline', `/api/am/share-listing?airline=${listed}`),
    await stock('own holdings', `/api/collections/holding/records?${records}`),
  ];
}

/**
 * Returns the milliseconds from the start of a visit until the banking page is complete and reacts.
 * @param slowdown factor by which the browser's processor is slower
 */
async function timeToBank(context: BrowserContext, url: string, slowdown: number): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const start = performance.now();
  await page.goto(`${url}/finance/banking/`, { waitUntil: 'commit' });
  // The forecast and the statement come last.
  await page.getByLabel('Forecast by week').waitFor();
  await page.getByRole('region', { name: 'Statements' }).getByRole('table').first().waitFor();
  // The main thread is free again, so the page reacts at once.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  const taken = performance.now() - start;
  await page.close();
  return taken;
}

async function pageFigures(server: TestServer, { client }: Player): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) return [missing('the banking page', 'there is no Chromium')];
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS, chromiumSandbox: false });
  try {
    await client.collection('users').authRefresh();
    const session = JSON.stringify({ token: client.authStore.token, record: client.authStore.record });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((stored) => localStorage.setItem('pocketbase_auth', stored), session);
    const first = await timeToBank(context, server.url, 1);
    const visits = async (slowdown: number) => {
      const times: number[] = [];
      for (let visit = 0; visit < VISITS; visit++)
        times.push(await timeToBank(context, server.url, slowdown));
      return median(times);
    };
    const name = 'banking page interactive';
    return [
      atMost(`${name}, without a cache`, first, 1_000, 'ms'),
      atMost(name, await visits(1), 1_000, 'ms'),
      figure(`${name} at ${SLOWDOWN}× CPU slowdown`, await visits(SLOWDOWN), 'ms'),
    ];
  } finally {
    await browser.close();
  }
}

/** Measures the bank and the stock market of a large airline in a world of a year. */
export async function measureFinance(): Promise<Figure[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-bench-`);
  const build = await benchBuild();
  cpSync(`${BUILD}/pb_public`, `${build.dir}/pb_public`, { recursive: true });
  const start = () => startServer({ build: build.dir, dataDir, env: ENVIRONMENT });
  let server = await start();
  try {
    const sql = new BenchSql(server.url, (await operator(server)).authStore.token);
    const world = busyWorld({ airlines: LISTED, aircraft: 0, legs: 0 });
    for (const [table, rows] of Object.entries(world)) if (rows.length > 0) await sql.insert(table, rows);
    const player = await signUpAndFound(server.url, 'Bench Air', 'AMS');
    const airlines = world.airline.map(({ id }) => String(id));
    await listAirlines(sql, airlines);
    // PocketBase delays empty answers by up to 150 ms.
    const [issuer = ''] = airlines;
    await sql.insert('holding', [
      { id: recordId(['bench own']), airline: player.airline.id, issuer, lots: 1 },
    ]);
    await addYear(sql, player.airline.id);
    await sql.run('ANALYZE');
    await server.stop();
    server = await start();
    await advanceHours(server, DAY / HOUR);
    await server.stop();
    server = await start();
    player.client.baseURL = server.url;
    await timed(server, '/api/am/cash', player.client.authStore.token);
    return [...(await callFigures(server, player, issuer)), ...(await pageFigures(server, player))];
  } finally {
    await server.stop();
    build.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
