import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import PocketBase from 'pocketbase';
import { airportsPath } from '../support/airports-file.ts';
import { SUPERUSER, startServer, type TestServer } from '../support/server.ts';
import { type Figure, figure } from './figure.ts';
import { type LoadRequest, load } from './load.ts';

const CLIENTS = [1, 8, 64];
/** Checking a password takes so long that the server would reject some of 64 calls at once. */
const SIGNING_IN = [1, 8];
const SECONDS = 4;
const MAX_REQUESTS = 20_000;
const PLAYER = { email: 'bench@example.test', password: 'correct-horse' };

/** The specified query of Europe's large airports, as the ordinary client sends it. */
const AIRPORTS: LoadRequest = {
  path: `/api/collections/airport/records?${new URLSearchParams({
    page: '1',
    perPage: '500',
    skipTotal: '1',
    filter: 'continent = "EU" && type = "large_airport"',
  })}`,
};
const SIGN_IN: LoadRequest = {
  path: '/api/collections/users/auth-with-password',
  method: 'POST',
  body: { identity: PLAYER.email, password: PLAYER.password },
};

/** Removes the limits, because they slow down a single address and a load test uses one. */
async function liftRateLimits(url: string): Promise<void> {
  const operator = new PocketBase(url);
  await operator.collection('_superusers').authWithPassword(SUPERUSER.email, SUPERUSER.password);
  await operator.settings.update({ rateLimits: { enabled: false } });
  await operator.collection('users').create({ ...PLAYER, passwordConfirm: PLAYER.password });
}

async function loadFigures(
  url: string,
  what: string,
  request: LoadRequest,
  counts: readonly number[] = CLIENTS,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const clients of counts) {
    const { rate, p50, p99 } = await load(url, request, { clients, seconds: SECONDS, max: MAX_REQUESTS });
    const name = `${what}, ${clients} client${clients === 1 ? '' : 's'}`;
    figures.push({
      what: name,
      value: `${rate.toFixed(0)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    });
  }
  return figures;
}

async function timed(dataDir: string): Promise<[TestServer, number]> {
  const started = performance.now();
  const server = await startServer({ dataDir });
  return [server, performance.now() - started];
}

/** Measures start-up times and responses per second on a temporary data folder. */
export async function measureServer(): Promise<Figure[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-bench-`);
  try {
    const [first, newFolder] = await timed(dataDir);
    await first.stop();
    const [server, again] = await timed(dataDir);
    try {
      await liftRateLimits(server.url);
      return [
        figure('start to healthy, new data folder', newFolder, 'ms'),
        figure('start to healthy, second start', again, 'ms'),
        ...(await loadFigures(server.url, 'airports query', AIRPORTS)),
        ...(await loadFigures(server.url, 'whole world of airports', {
          path: await airportsPath(server),
          headers: { 'accept-encoding': 'gzip' },
        })),
        ...(await loadFigures(server.url, 'sign-in', SIGN_IN, SIGNING_IN)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
