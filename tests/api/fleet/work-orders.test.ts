import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from '#game/fleet/aircraft/maintenance.ts';
import { checkQuote } from '#game/fleet/check-quote.ts';
import { refit } from '#game/fleet/refit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import type { Notice } from '#game/tables/notice.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { operator } from '#tests/support/api.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let player: FlyingAirline;

/** Returns the hours until a minute of the day. */
const hoursUntil = (minute: number, ofDay: number) => Math.ceil(((ofDay - (minute % DAY) + DAY) % DAY) / 60);

const list = <Row>(collection: string, filter: string, sort = 'id') =>
  superuser.collection(collection).getFullList<Row>({ filter, sort });

describe('work on aircraft', () => {
  beforeAll(async () => {
    server = await sharedWorld();
    superuser = await operator(server);
    player = await flyingAirline(server, 'Checked Air', 2);
  });

  it('cancels flights during it, is paid at its start, and improves the aircraft', async () => {
    const [plane] = player.aircraft as [Aircraft];
    const { minute } = await worldNow(server);
    const starts = Math.ceil((minute + 120) / DAY) * DAY + 300;
    const terms = { ownBase: true, familySize: 2 };
    const { cost: price } = checkQuote(seedModel(plane.model), plane, 'a', starts, terms);
    const { maintenance } = await act(server, player, 'maintenance.plan', {
      aircraft: plane.id,
      kind: 'a',
      starts,
      price,
    });
    const paid = () => list<LedgerRow>('ledger', `category = "check" && aircraft = "${plane.id}"`);
    const work = () => superuser.collection('maintenance').getOne<Maintenance>(String(maintenance));
    const aircraft = () => superuser.collection('aircraft').getOne<Aircraft>(plane.id);

    await advanceHours(server, Math.floor((starts - minute) / 60) - 1);
    expect(await work()).toMatchObject({ state: 'planned' });
    expect(await paid()).toEqual([]);
    await advanceHours(server, 1);
    expect(await work()).toMatchObject({ state: 'started', starts });
    expect(await paid()).toMatchObject([{ amount: -price, minute: starts }]);
    const worn = await aircraft();
    expect(worn).toMatchObject({ work: 'a', work_until: starts + CHECKS.a.duration });

    await advanceHours(server, CHECKS.a.duration / 60);
    expect(await work()).toMatchObject({ state: 'done' });
    expect(await paid()).toHaveLength(1);
    const done = await aircraft();
    expect(done).toMatchObject({ work: '', checks: { a: { at: starts + CHECKS.a.duration } } });
    expect(done.condition).toBeGreaterThan(worn.condition);
    const during = await list<Flight>(
      'flight',
      `aircraft = "${plane.id}" && departs > ${starts} && departs < ${starts + CHECKS.a.duration}`,
    );
    expect(during.length).toBeGreaterThan(1);
    for (const flight of during) expect(flight).toMatchObject({ state: 'cancelled', cause: 'maintenance' });
    const notices = await list<Notice>('notice', 'kind = "work_done"');
    expect(notices).toMatchObject([{ airline: player.airline.id, minute: starts + CHECKS.a.duration }]);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('fits a smaller cabin that counts from the first departure on, without compensation for the flight back', async () => {
    const plane = player.aircraft[1] as Aircraft;
    const cabin = { economy: 60, business: 0, first: 0 };
    const { cost: price } = refit(plane, cabin);
    // The aircraft is away from its hub. Its flight back is cancelled as well, before anybody booked it.
    await advanceHours(server, hoursUntil((await worldNow(server)).minute, 420));
    const { starts, ends } = (await act(server, player, 'fleet.refit', {
      aircraft: plane.id,
      cabin,
      price,
    })) as unknown as { starts: number; ends: number };
    await advanceHours(server, Math.ceil((ends - starts) / 60) + 24);
    const after = await superuser.collection('aircraft').getOne<Aircraft>(plane.id);
    expect(after).toMatchObject({ ...cabin, work: '' });
    const own = `aircraft = "${plane.id}"`;
    const missed = await list<Flight>(
      'flight',
      `${own} && state = "cancelled" && departs > ${starts} && departs < ${ends}`,
    );
    expect(missed.length).toBeGreaterThan(8);
    for (const flight of missed) expect(flight).toMatchObject({ cause: 'maintenance', compensation: 0 });
    const flown = await list<Flight>('flight', `${own} && state != "cancelled" && departs > ${ends}`);
    expect(flown.length).toBeGreaterThan(0);
    for (const flight of flown) expect(flight).toMatchObject({ seats_economy: 60, seats_business: 0 });
    expect(await list('ledger', `category = "refit" && ${own}`)).toMatchObject([{ amount: -price }]);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('plans line checks before they are overdue, when no flight is missed', async () => {
    await advanceHours(server, 24 * 12);
    const { minute } = await worldNow(server);
    for (const { id } of player.aircraft) {
      const workOrders = await list<Maintenance>('maintenance', `aircraft = "${id}" && kind = "line"`);
      expect(workOrders.length, id).toBeGreaterThan(0);
      for (const work of workOrders.filter(({ state }) => state === 'done')) {
        expect(work).toMatchObject({ by: 'rule' });
        const missed = await list<Flight>(
          'flight',
          `aircraft = "${id}" && state = "cancelled" && cause = "maintenance" && departs > ${work.starts} && departs < ${work.ends}`,
        );
        expect(missed).toEqual([]);
      }
      const plane = await superuser.collection('aircraft').getOne<Aircraft>(id);
      expect(minute - plane.checks.line.at).toBeLessThan(CHECKS.line.days * DAY);
    }
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('grounds an aircraft with a long overdue check, with one notice per day', async () => {
    const [plane] = player.aircraft as [Aircraft];
    await act(server, player, 'rules.set', { auto_line: false, auto_a: false, auto_c: false, auto_d: false });
    const { checks } = await superuser.collection('aircraft').getOne<Aircraft>(plane.id);
    const long = { ...checks, line: { ...checks.line, at: checks.line.at - 12 * DAY } };
    await superuser.collection('aircraft').update(plane.id, { checks: long, due_at: 0 });
    await list('maintenance', `aircraft = "${plane.id}" && state = "planned"`).then((planned) =>
      Promise.all(planned.map((row) => superuser.collection('maintenance').delete((row as Maintenance).id))),
    );
    const { minute } = await worldNow(server);
    await advanceHours(server, 24);
    const flights = await list<Flight>('flight', `aircraft = "${plane.id}" && departs > ${minute + 60}`);
    expect(flights.length).toBeGreaterThan(2);
    for (const flight of flights) expect(flight).toMatchObject({ state: 'cancelled', revenue: 0 });
    expect(flights.some(({ compensation }) => compensation > 0)).toBe(true);
    const notices = await list<Notice>('notice', `kind = "grounded" && minute > ${minute}`);
    expect(notices.length).toBeGreaterThan(0);
    expect(notices.length).toBeLessThan(3);
    for (const { body } of notices) expect(body).toMatch(/^Overdue: .*Plan it to fly again\.$/);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('does not ask the player to plan a check that the rule plans, and the aircraft flies again', async () => {
    const [plane] = player.aircraft as [Aircraft];
    const { minute } = await worldNow(server);
    await advanceHours(server, hoursUntil(minute, 120));
    await act(server, player, 'rules.set', { auto_line: true });
    const { minute: since } = await worldNow(server);
    await advanceHours(server, 30);
    const notices = await list<Notice>('notice', `kind = "grounded" && minute > ${since}`);
    for (const { body } of notices) expect(body).not.toContain('Plan it');
    const workOrders = await list<Maintenance>(
      'maintenance',
      `aircraft = "${plane.id}" && starts > ${since}`,
    );
    expect(workOrders).toMatchObject([{ kind: 'line', by: 'rule' }]);
    const flown = `aircraft = "${plane.id}" && state = "landed" && departs > ${since}`;
    expect((await list<Flight>('flight', flown)).length).toBeGreaterThan(0);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });
});
