import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Airline } from '#game/tables/airline.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { News } from '#game/tables/news.ts';
import type { Route } from '#game/tables/route.ts';
import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { CUT, INTERRUPTED } from '#tests/support/build/marks.ts';
import { TAKEOVER_RULES } from '#tests/support/build/takeover-rules.ts';
import { brokenBesidesHomes } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

const RIVALS = 4;
/** Most game days until a rival merges another one: both go public, one makes an offer, and merges in its next turn. */
const DAYS = 20;

// Rivals have their turn each day, so that the test need not settle weeks. An hour is also interrupted, once.
const world = builtWorld('rival-takeovers', {
  figures: {
    ...TAKEOVER_RULES,
    TURN_EVERY: HOURS_A_DAY,
    FLOAT_WEEKS: 0,
    floatWeeks: 0,
    SUBSCRIPTION_DAYS: 0.5,
    RIVAL_OPEN_DAYS: 0.5,
    INVESTMENT_EVERY: HOUR,
    CHEAP_ISSUE: -1,
  },
  wrappers: ['cut-after-merger', 'eager-buyers', 'generous-loans', 'one-home'],
});
let server: TestServer;
let superuser: PocketBase;
/** Airlines and bases before the hours in which a merger is possible. */
let before: { airlines: Airline[]; aircraft: Aircraft[] };
let merger: News;

const all = <Row>(name: string, filter = '') =>
  superuser.collection(name).getFullList<Row>({ batch: 1000, filter });
const mergers = async () =>
  (await all<News>('news', 'kind = "gone"')).filter(({ airline }) => airline !== '');

/** Settles the two hours of the turns. One fails once, right after a merger, and continues. */
async function settleTurns(): Promise<void> {
  for (let hour = 0; hour < 2; hour++) await advanceHours(server, 1).catch(() => advanceHours(server, 1));
}

beforeAll(async () => {
  server = await startPausedWorld({
    dataDir: world.dataDir,
    build: world.build.dir,
    env: {
      AM_WORLD_RIVALS: String(RIVALS),
      AM_WORLD_SEED: 'takeovers-2',
      AM_WORLD_START: '2026-03-03',
      [CUT]: 'true',
    },
  });
  superuser = await operator(server);
});
afterAll(() => server?.stop());

describe('a rival with money', () => {
  it('makes an offer for a listed rival and merges it in a later turn', async () => {
    for (let day = 0; day < DAYS && (await mergers()).length === 0; day++) {
      const { hour } = await worldNow(server);
      await advanceHours(server, HOURS_A_DAY - 1 - (hour % HOURS_A_DAY));
      before = { airlines: await all('airline'), aircraft: await all('aircraft') };
      await settleTurns();
    }
    const [first] = await mergers();
    if (!first) throw new Error('no rival has merged another one');
    merger = first;
    expect(server.log()).toContain(INTERRUPTED);
    const offers = await all<LedgerRow>(
      'ledger',
      `airline = "${merger.airline}" && category = "share_escrow" && memo ~ "Offer for "`,
    );
    expect(offers.length).toBeGreaterThan(0);
    expect(await brokenBesidesHomes(world.dataDir)).toEqual([]);
  });

  it('flies the network of the merged airline from its bases', async () => {
    const left = new Set((await all<Airline>('airline')).map(({ id }) => id));
    const gone = before.airlines.filter(({ id }) => !left.has(id));
    const merged = gone.find(({ name }) => merger.title.endsWith(name));
    if (!merged) throw new Error('the merged airline is still there');
    const of = `airline = "${merger.airline}"`;
    const fleet = new Set((await all<Aircraft>('aircraft', of)).map(({ id }) => id));
    const taken = before.aircraft.filter(({ airline }) => airline === merged.id);
    expect(taken.length).toBeGreaterThan(0);
    // It may give some back for which it has no use.
    expect(taken.filter(({ id }) => fleet.has(id)).length).toBeGreaterThan(taken.length / 2);
    const [row] = await all<{ bases: string[] }>('rival', of);
    expect(row?.bases).toContain(merged.hub);
    await advanceHours(server, 2 * 24);
    const routes = (await all<Route>('route', of)).filter(({ a, b }) => [a, b].includes(merged.hub));
    const flown = new Set((await all<Flight>('flight', of)).map(({ route }) => route));
    expect(routes.filter(({ id }) => flown.has(id)).length).toBeGreaterThan(0);
    expect(await brokenBesidesHomes(world.dataDir)).toEqual([]);
  });

  it('leaves room for a new airline', async () => {
    // An hour begins with the founding of those that the last one has lost.
    await advanceHours(server, 1);
    expect(await all('rival')).toHaveLength(RIVALS);
    expect((await all<News>('news', 'kind = "founded"')).length).toBeGreaterThan(0);
  });

  // rival-takeovers-kill.test.ts replays a world with more mergers, whose server was killed in them.
  it('leaves a sound world', async () => {
    expect(await brokenBesidesHomes(world.dataDir)).toEqual([]);
  });
});
