import type PocketBase from 'pocketbase';
import { afterEach, expect, it } from 'vitest';
import type { Flight } from '#game/tables/flight.ts';
import { operator } from '#tests/support/api.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { flyOverHub, type HubAirline, hubAirline } from '#tests/support/hub-airline.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, setTimetable, startPausedWorld, worldNow } from '#tests/support/world.ts';

interface SumRow {
  airline: string;
  market: string;
  since: number;
  until: number;
}

let server: TestServer;
let superuser: PocketBase;
afterEach(() => server?.stop());

/** Hours until the airlines have taken each other into account: see `spreadTurn`. */
const SETTLED = 14;

/** Founds airlines that all fly from Billund over Amsterdam to London at the same times. */
async function fly(count: number): Promise<HubAirline[]> {
  server = await startPausedWorld();
  superuser = await operator(server);
  const airlines: HubAirline[] = [];
  for (let index = 0; index < count; index++) airlines.push(await hubAirline(server, `Hub Air ${index}`));
  await advanceHours(server, SETTLED);
  return airlines;
}

/** Returns the weekly connecting passengers that all airlines together expect. */
async function expected(): Promise<number> {
  const rows = await superuser
    .collection('connection')
    .getFullList<{ onward: [string, string, number, number[], number[]][] }>({ batch: 1000 });
  return rows
    .flatMap(({ onward }) => onward.flatMap(([, , , , people]) => people))
    .reduce((sum, people) => sum + people, 0);
}

/** Returns the connecting passengers of the next three days, by airline. */
async function connecting(): Promise<Map<string, number>> {
  const { minute } = await worldNow(server);
  await advanceHours(server, 24 * 3);
  const filter = `departs >= ${minute + 60}`;
  const flights = await superuser.collection('flight').getFullList<Flight>({ batch: 1000, filter });
  const sums = new Map<string, number>();
  for (const { airline, connecting, why } of flights)
    if (why?.onward) sums.set(airline, (sums.get(airline) ?? 0) + connecting);
  return sums;
}

const total = (sums: Map<string, number>) => [...sums.values()].reduce((sum, people) => sum + people, 0);

it('airlines share the demand of an O&D market instead of each having all of it', async () => {
  await fly(1);
  const one = await expected();
  expect(one).toBeGreaterThan(10);
  const carried = total(await connecting());
  await server.stop();

  await fly(6);
  const six = await expected();
  // More choice attracts more passengers, but not six times as many.
  expect(six).toBeGreaterThan(one);
  expect(six / one).toBeLessThan(5.2);
  const shares = await connecting();
  expect(total(shares) / carried).toBeLessThan(6);
  expect(shares.size).toBe(6);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('an airline that leaves an O&D market leaves its demand to the others and no stored sums', async () => {
  const [first, second] = await fly(2);
  const sums = () => superuser.collection('connection_sum').getFullList<SumRow>({ sort: 'market,airline' });
  const both = await expected();
  const before = await sums();
  expect(new Set(before.map(({ airline }) => airline)).size).toBe(2);
  if (!first || !second) throw new Error('nobody flies');
  for (const { id } of Object.values(second.planes)) await setTimetable(server, second, id, []);
  await advanceHours(server, 2);
  const left = (await sums()).filter(({ until }) => until === 0);
  expect(left.every(({ airline }) => airline === first.airline.id)).toBe(true);
  // The airline gains at the latest after its own next change.
  for (const { id } of Object.values(first.planes)) await setTimetable(server, first, id, []);
  await flyOverHub(server, first);
  await advanceHours(server, 2);
  const alone = await expected();
  expect(alone).toBeLessThan(both);
  expect(alone).toBeGreaterThan(both * 0.55);
});
