import { beforeAll, expect, it } from 'vitest';
import type { Flight } from '#game/tables/flight.ts';
import { operator } from '#tests/support/api.ts';
import { auditOf, flyingAirline } from '#tests/support/flying-world.ts';
import { hubAirline } from '#tests/support/hub-airline.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { advanceHours } from '#tests/support/world.ts';

const CHECK = 'no more passengers in an O&D market, direct and connecting, than want to fly';
/** Tolerance for passengers beyond demand because of chance: a factor and a number of people. */
const CHANCE = 1.02;
const FEW = 12;

let server: TestServer;

beforeAll(async () => {
  server = await sharedWorld();
});

const brokenMarkets = async () =>
  (await auditOf(server.dataDir)).findings.find(({ check }) => check === CHECK)?.examples ?? [];

it('reports passengers beyond the demand of a market, over all airlines, and only those', async () => {
  const other = await flyingAirline(server, 'Other Air', 1);
  await hubAirline(server, 'Hub Air');
  await advanceHours(server, 24 + 9);
  const flights = (await operator(server)).collection('flight');
  const all = await flights.getFullList<Flight>({ batch: 1000, sort: 'departs' });
  const connecting = all.find(({ why }) => why?.onward) as Flight;
  const [to = ''] = connecting.why?.onward?.[0] ?? [];
  const rival = all.find(({ airline, departs }) => airline === other.airline.id && departs > 0) as Flight;
  /** Sets the connecting passengers of each airline's flight in the same O&D market. */
  const put = async (first: number, second: number) => {
    await flights.update(connecting.id, { why: { ...connecting.why, onward: [[to, first]] } });
    await flights.update(rival.id, {
      origin: connecting.origin,
      departs: connecting.departs,
      connecting: second,
      why: { onward: [[to, second]] },
    });
  };

  await put(1_000_000, 1);
  const [, flown, wanted] = (
    /: (\d+) flew, .*; (\d+) wanted/.exec((await brokenMarkets()).join('\n')) ?? []
  ).map(Number);
  const others = (flown ?? 0) - 1_000_001;
  const max = Math.floor((wanted ?? 0) * CHANCE + FEW) - others;
  const half = Math.floor(max / 2);
  await put(half, max - half);
  expect(await brokenMarkets()).toEqual([]);
  const { fullest } = await auditOf(server.dataDir);
  expect(fullest).toMatchObject({ from: 'BLL', to: 'LHR', people: max + others, wanted });
  expect(fullest?.share).toBeGreaterThan(0.9);

  await put(half, max - half + 1);
  expect(await brokenMarkets()).toHaveLength(1);
});
