import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Flight } from '../../game/records/flight.ts';
import type { Leg } from '../../game/records/route.ts';
import { operator } from '../support/api.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '../support/flying-world.ts';
import { runScript } from '../support/run-script.ts';
import type { TestServer } from '../support/server.ts';
import { advanceHours, startPausedWorld } from '../support/world.ts';

let folder: string;
let server: TestServer;
let superuser: PocketBase;
let player: FlyingAirline;

/** Names of the checks that a change breaks; the change is taken back afterwards. */
async function brokenBy(collection: string, id: string, change: Record<string, unknown>): Promise<string[]> {
  const before = await superuser.collection(collection).getOne(id);
  await superuser.collection(collection).update(id, change);
  const broken = (await brokenIn(server.dataDir)) as { check: string }[];
  const back = Object.fromEntries(Object.keys(change).map((name) => [name, before[name]]));
  await superuser.collection(collection).update(id, back);
  return broken.map(({ check }) => check);
}

describe('the audit', () => {
  beforeAll(async () => {
    folder = mkdtempSync(`${tmpdir()}/am-audit-`);
    server = await startPausedWorld({ dataDir: folder });
    superuser = await operator(server);
    player = await flyingAirline(server, 'Audited Air', 1);
    await advanceHours(server, 40);
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints a sound world and its size, while a server uses it, and succeeds', async () => {
    const { code, stdout } = await runScript('audit', ['--data', folder]);
    expect(stdout).toContain(`${folder} is sound.`);
    expect(stdout).toMatch(/cash is the sum of the ledger +ok/);
    expect(stdout).toMatch(/\nledger +\d+\n/);
    expect(stdout).toMatch(/\ntotal +\d+\.\d MB/);
    expect(code).toBe(0);
  });

  it('names what is broken, with figures, and fails', async () => {
    const { id } = player.airline;
    const { cash } = await superuser.collection('airline').getOne(id);
    await superuser.collection('airline').update(id, { cash: cash + 1 });
    const { code, stdout } = await runScript('audit', ['--data', folder]);
    await superuser.collection('airline').update(id, { cash });
    expect(stdout).toMatch(/cash is the sum of the ledger +BROKEN +1/);
    expect(stdout).toContain(`Audited Air (${id}): cash ${cash + 1}, ledger ${cash}`);
    expect(code).toBe(1);
  });

  it('has an eye for each thing that must hold', async () => {
    const flights = await superuser.collection('flight').getFullList<Flight>({ sort: 'departs' });
    const landed = flights.filter(({ state }) => state === 'landed');
    const [first, second] = landed as [Flight, Flight];
    const [leg] = await superuser.collection('leg').getFullList<Leg>({ sort: 'departs' });
    const [plane] = player.aircraft;
    expect(await brokenBy('flight', first.id, { pax_economy: first.seats_economy + 1 })).toContain(
      'no more passengers than seats, in each class, and as many by class as by group',
    );
    expect(await brokenBy('flight', first.id, { pax_leisure: 1_000_000 })).toContain(
      'no more passengers than people who want to fly',
    );
    expect(await brokenBy('flight', first.id, { revenue: first.revenue + 1 })).toEqual([
      'every flight that is over is paid once',
      'the history of a route is the sum of its flights',
    ]);
    expect(await brokenBy('flight', second.id, { departed: first.landed - 1 })).toContain(
      'no aircraft is in two flights at once, and each departs from where it landed',
    );
    expect(await brokenBy('flight', first.id, { state: 'flying' })).toContain(
      'every airline is settled up to the hour of the world',
    );
    expect(await brokenBy('leg', leg?.id ?? '', { block: 1000 })).toEqual([
      'no two legs of an aircraft overlap in the week',
    ]);
    expect(await brokenBy('leg', leg?.id ?? '', { destination: leg?.origin })).toEqual([
      'a leg begins where the one before it ends',
    ]);
    expect(await brokenBy('aircraft', plane?.id ?? '', { airline: 'nobodyxxxxxxxxx' })).toContain(
      'an aircraft has one owner and one place',
    );
    expect(await brokenBy('aircraft', plane?.id ?? '', { work: 'c' })).toEqual([
      'work on aircraft is begun and ended in its time, one at a time',
    ]);
    expect(await brokenIn(folder)).toEqual([]);
  });

  it('says in a sentence where there is no world', async () => {
    const { code, stderr } = await runScript('audit', ['--data', `${folder}/nothing`]);
    expect({ code, stderr: stderr.trim().split('\n').at(-1) }).toEqual({
      code: 1,
      stderr: `There is no world in ${folder}/nothing.`,
    });
  });
});
