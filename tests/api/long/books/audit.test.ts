import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { operator } from '#tests/support/api.ts';
import { bargainCases } from '#tests/support/audit-bargains.ts';
import { exchangeCases } from '#tests/support/audit-exchange.ts';
import { financeCases } from '#tests/support/audit-finance.ts';
import { shareCases } from '#tests/support/audit-shares.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { cheapestOfDealers } from '#tests/support/exchange.ts';
import { auditOf, brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import { hubAirline } from '#tests/support/hub-airline.ts';
import { runScript } from '#tests/support/run-script.ts';
import type { TestServer } from '#tests/support/server.ts';
import { type AuditCase, type Tampering, tamperingWith, together } from '#tests/support/tampering.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

const world = builtWorld('audit', {});
let server: TestServer;
let superuser: PocketBase;
let player: FlyingAirline;

const SEATS_HELD = 'connecting passengers and connections refer to existing legs, and their sums agree';
const SETTLED = 'every airline is settled up to the hour of the world';
const STANDS_IN = 'a substitute is another aircraft of the same airline and carries passengers';
const HOURS = 'every hour is settled once, one after the other';
const FUEL = 'the price of fuel takes one step per day';
const BALANCE = 'the balance of an account is the sum of its ledger, and those that cannot owe do not';
const TRANSFER = 'a transfer has two sides that sum to zero';
const WHOLE = 'all balances together are what has come in less what has gone out';
const SLOTS = 'an airline has a slot for each leg of a full hour, and no slot is used twice';
const CAPACITY = 'no more movements in an hour than the runways permit';
const ESCROW = 'escrow holds the full price of all open bids, orders and offers, and declared dividends';
const SHARE = 'nobody has won more than the share of an hour';
const SUMS = 'sums of weeks are those of the ledger';
const RIGHT = 'every route touches a home of its airline';
const CERTIFICATES = 'certificates belong to airlines, and are decided and paid for in time';
const LOCAL = 'no more passengers than people who want to fly';
const CONNECTING = 'no more connecting passengers than demand allows';
const MARKET = 'no more passengers in an O&D market, direct and connecting, than want to fly';
const DEMAND = [LOCAL, CONNECTING, MARKET];

const findingsNow = async () => (await auditOf(world.dataDir)).findings;

/** Returns the audit's findings after a tampering, as examples by check. The data is restored afterwards. */
async function brokenBy(tamper: Tampering): Promise<Record<string, string[]>> {
  const takeBack = await tamper();
  const findings = await findingsNow();
  await takeBack();
  const broken = findings.filter(({ examples }) => examples.length > 0);
  return Object.fromEntries(broken.map(({ check, examples }) => [check, examples]));
}

describe('the audit', () => {
  beforeAll(async () => {
    server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
    superuser = await operator(server);
    player = await flyingAirline(server, 'Audited Air', 1);
    await hubAirline(server, 'Hub Air');
    // Until ten: one airline's flight departs, and the other's connecting passengers wait at its hub.
    await advanceHours(server, 24 + 9);
  });
  afterAll(() => server?.stop());

  it('prints a sound world and its size while a server uses it, and succeeds', async () => {
    const { code, stdout } = await runScript('audit', ['--data', world.dataDir]);
    expect(stdout).toContain(`${world.dataDir} is sound.`);
    expect(stdout).toMatch(/cash is the sum of the ledger +ok/);
    expect(stdout).toMatch(/\nledger +\d+\n/);
    expect(stdout).toMatch(/\ntotal +\d+\.\d MB/);
    expect(code).toBe(0);
  });

  it('names violations with figures, and fails', async () => {
    const { id } = player.airline;
    const { cash } = await superuser.collection('airline').getOne(id);
    await superuser.collection('airline').update(id, { cash: cash + 1 });
    const { code, stdout } = await runScript('audit', ['--data', world.dataDir]);
    await superuser.collection('airline').update(id, { cash });
    expect(stdout).toMatch(/cash is the sum of the ledger +BROKEN +1/);
    expect(stdout).toContain(`Audited Air (${id}): cash ${cash + 1}, ledger ${cash}`);
    expect(code).toBe(1);
  });

  it('compares passengers only with the demand that they booked with', async () => {
    const [flight] = await superuser.collection('flight').getFullList<Flight>({ filter: 'connecting > 0' });
    const onward = flight?.why?.onward?.map(([to]) => [to, 1_000_000]);
    const { change, add } = tamperingWith(superuser);
    const fields = { pax_leisure: 1_000_000, why: { ...flight?.why, onward } };
    const tooMany = change('flight', flight?.id ?? '', fields);
    const afterImport = async (name: string, rows: number) => {
      const broken = await brokenBy(
        together(tooMany, add('seed_state', { name, hash: name, rows, imported: new Date() })),
      );
      return DEMAND.filter((check) => check in broken);
    };
    expect(await afterImport('other', 0)).toEqual(DEMAND);
    // Airlines recompute their connections one after the other.
    expect(await afterImport('demand-new', 0)).toEqual([LOCAL]);
    expect(await afterImport('demand-taken', 0)).toEqual([LOCAL]);
    expect(await afterImport('demand-taken', flight?.departs ?? 0)).toEqual([]);
  });

  it('detects a violation of each invariant', async () => {
    const all = <Row>(collection: string, sort = 'id') =>
      superuser.collection(collection).getFullList<Row>({ batch: 1000, sort });
    const flights = await all<Flight>('flight', 'departs');
    const own = flights.filter(({ airline }) => airline === player.airline.id);
    const [first, second] = own.filter(({ state }) => state === 'landed') as [Flight, Flight];
    const flying = own.find(({ state }) => state === 'flying') as Flight;
    const connecting = flights.find(({ why }) => why?.onward) as Flight;
    const [, onward] = connecting.why?.onward?.[0] ?? ['', 0];
    const { minute } = await worldNow(server);
    const [leg] = (await all<Leg>('leg', 'departs')) as [Leg];
    const [plane] = player.aircraft as [Aircraft];
    const entries = await all<LedgerRow>('ledger');
    const [ledger] = entries as [LedgerRow];
    const lease = entries.find(({ category, amount }) => category === 'lease' && amount < 0) as LedgerRow;
    const [day] = (await all<RouteHistory>('route_history', '-connecting')) as [RouteHistory];
    const [transfer] = (await all<{ id: string; departs: number }>('transfer', '-departs')) as [
      { id: string; departs: number },
    ];
    const [connection] = (await all<{ id: string }>('connection')) as [{ id: string }];
    const prices = (await worldNow(server)).fuel_history ?? [];
    const [action] = (await all<{ id: string }>('action', '-seq')) as [{ id: string }];
    const NOBODY = 'nobodyxxxxxxxxx';
    const slot = { airline: player.airline.id, airport: leg.destination, hour: 5, kind: 'departure' };
    const { airline, airport, hour } = slot;
    const bid = { airline, airport, hour, lots: 2, price: 1_000, decided: true };
    const listing = { airline, state: 'listed', lots: 10, founder_lots: 10, price: 2_000 };
    const tender = { airline, issuer: airport, state: 'open', price: 10, lots: 2, ends: 0 };
    const order = { airline, issuer: airline, side: 'buy', lots: 2, price: 1_000, expires: 1_000_000 };
    const holding = { airline, issuer: airport, lots: 2 };
    const certificate = { airline, bloc: 'US', state: 'granted', applied: 1, granted: 1, fee_due: 9_000_000 };
    const used = await cheapestOfDealers(superuser);
    const { change, add } = tamperingWith(superuser);
    const tamperings: AuditCase[] = [
      ['cash is the sum of the ledger', 'Audited Air', change('airline', player.airline.id, { cash: 1 })],
      [
        'every ledger row is whole dollars of an airline or account that exists',
        `${ledger.id}: 0 of `,
        change('ledger', ledger.id, { amount: 0 }),
      ],
      [
        'every flight that is over is paid once',
        first.number,
        change('flight', first.id, { revenue: first.revenue + 1 }),
      ],
      [
        'an aircraft has one owner and one place',
        `airline ${NOBODY}`,
        change('aircraft', plane.id, { airline: NOBODY }),
      ],
      [
        'an aircraft has one owner and one place',
        'flies to',
        change('aircraft', plane.id, { place: flying.origin }),
      ],
      [
        'no aircraft is in two flights at once, and each departs from where it landed',
        second.number,
        change('flight', second.id, { departed: first.landed - 1 }),
      ],
      ...[{ instead_of: first.aircraft }, { instead_of: NOBODY, route: '' }].map(
        (fields): AuditCase => [STANDS_IN, first.number, change('flight', first.id, fields)],
      ),
      [
        STANDS_IN,
        `flies leg ${leg.id}`,
        add('stand_in', {
          airline: player.airline.id,
          leg: leg.id,
          aircraft: plane.id,
          instead_of: plane.id,
        }),
      ],
      ['no two legs of an aircraft overlap in the week', leg.number, change('leg', leg.id, { block: 1000 })],
      [
        'a leg begins where the one before it ends',
        leg.number,
        change('leg', leg.id, { destination: leg.origin }),
      ],
      ...[
        { pax_economy: first.seats_economy + 1 },
        { pax_premium: first.pax_premium + 1 },
        { connecting: first.connecting + 1 },
        { state: 'cancelled' },
      ].map(
        (fields): AuditCase => [
          'no more passengers than seats, in each class, and as many by class as by group',
          first.id,
          change('flight', first.id, fields),
        ],
      ),
      [LOCAL, ' leisure passengers, ', change('flight', first.id, { pax_leisure: 1_000_000 })],
      ...[{ leg: NOBODY }, { airline: NOBODY }, { hour: transfer.departs / HOUR + 1 }].map(
        (fields): AuditCase => [SEATS_HELD, transfer.id, change('transfer', transfer.id, fields)],
      ),
      [SEATS_HELD, `${connection.id} of`, change('connection', connection.id, { airline: NOBODY })],
      [
        SEATS_HELD,
        'not by class',
        change('flight', connecting.id, {
          why: { ...connecting.why, changing: { ...connecting.why?.changing, classes: [onward + 1, 0, 0] } },
        }),
      ],
      [
        SEATS_HELD,
        '1 parts',
        change('flight', connecting.id, { why: { ...connecting.why, onward: [[leg.origin, onward + 1]] } }),
      ],
      [
        CONNECTING,
        '1000000 go on',
        change('flight', connecting.id, {
          why: { ...connecting.why, onward: connecting.why?.onward?.map(([to]) => [to, 1_000_000]) },
        }),
      ],
      [
        MARKET,
        ' of them connecting; ',
        change('flight', connecting.id, {
          why: { ...connecting.why, onward: connecting.why?.onward?.map(([to]) => [to, 100_000]) },
        }),
      ],
      ...(['flights', 'passengers', 'connecting', 'revenue', 'costs', 'fuel_kg'] as const).map(
        (name): AuditCase => [
          'the history of a route is the sum of its flights',
          `${day.route} on day ${day.starts / DAY}`,
          change('route_history', day.id, { [name]: day[name] + 1 }),
        ],
      ),
      [SETTLED, 'Audited Air', change('airline', player.airline.id, { settled_hour: minute / HOUR - 2 })],
      [SETTLED, 'is not settled', change('flight', first.id, { state: 'flying' })],
      [SETTLED, 'is settled already', change('flight', first.id, { landed: minute + HOUR })],
      [
        SETTLED,
        'one departure is in 2 flights',
        change('flight', second.id, { leg: first.leg, departs: first.departs }),
      ],
      [HOURS, '3 days of fuel', change('world', WORLD_ID, { fuel_history: prices.slice(1) })],
      [HOURS, 'at minute', change('world', WORLD_ID, { minute: minute + 2 * HOUR })],
      [HOURS, 'was settled to hour', change('action', action.id, { settled_hour: minute / HOUR + 1 })],
      [HOURS, 'goes back', change('action', action.id, { settled_hour: -1, minute: 0 })],
      [HOURS, 'is not over', add('settlement_part', { hour: 3, part: 0, last: first.airline })],
      [HOURS, 'is not over', add('settlement_part', { hour: minute / HOUR + 2, part: 0, last: '' })],
      [BALANCE, 'lessors: balance 5, ', change('account', accountId('lessors'), { balance: 5 })],
      [TRANSFER, 'sum 1', change('ledger', lease.id, { amount: lease.amount + 1 })],
      [TRANSFER, '1 rows', change('ledger', lease.id, { transfer: '' })],
      [TRANSFER, `lease of ${lease.airline} has one side`, change('ledger', lease.id, { transfer: '' })],
      [WHOLE, 'came in', change('airline', player.airline.id, { cash: 1 })],
      [SLOTS, '1 used, 0 legs', add('slot', { ...slot, count: 1, used: 1 })],
      [SLOTS, 'pool of -1', add('slot_pool', { airport: leg.destination, hour: 5, count: -1 })],
      [CAPACITY, 'in hour 5: 1000 movements', add('slot', { ...slot, count: 1000 })],
      [ESCROW, 'escrow 0, tied up 2000', add('slot_bid', { ...bid, decided: false })],
      [ESCROW, 'escrow 5, tied up 0', change('account', accountId('escrow'), { balance: 5 })],
      [ESCROW, '2 slots for 1000, 3 won for 900', add('slot_bid', { ...bid, won: 3, paid: 900 })],
      [ESCROW, '2 slots for 1000, 1 won for 1001', add('slot_bid', { ...bid, won: 1, paid: 1_001 })],
      [ESCROW, 'auction at 0 is over', add('slot_bid', { ...bid, decided: false })],
      [ESCROW, 'escrow 0, tied up 2000', add('share_order', order)],
      [ESCROW, 'escrow 0, tied up 50', add('share_listing', { ...listing, declared: 5 })],
      ...exchangeCases(superuser, { airline, plane, used }),
      ...shareCases(superuser, { listing, order, holding, tender }),
      ...bargainCases(superuser, airline),
      [ESCROW, 'escrow 0, tied up 20', add('tender', tender)],
      [
        SHARE,
        'in hour 5: 19 slots for 18, 2 of them won',
        together(add('slot_bid', { ...bid, won: 2, paid: 900 }), add('slot', { ...slot, count: 19 })),
      ],
      [SUMS, 'fuel differs by 5', add('ledger_sum', { airline, category: 'fuel', ends: 0, amount: 5 })],
      [FUEL, 'day 1:', change('world', WORLD_ID, { fuel_history: prices.with(1, 1) })],
      [FUEL, 'level 0.5 after', change('world', WORLD_ID, { fuel_level: 0.5 })],
      [RIGHT, `of ${airline}, at home in BR`, change('airline', airline, { country: 'BR' })],
      [CERTIFICATES, `US of ${NOBODY}`, add('certificate', { ...certificate, airline: NOBODY })],
      [CERTIFICATES, 'granted at 1, fee due at 1', add('certificate', { ...certificate, fee_due: 1 })],
      [CERTIFICATES, 'fee due at 0', add('certificate', { ...certificate, fee_due: 0 })],
      [
        CERTIFICATES,
        'applied at -90000',
        add('certificate', { ...certificate, state: 'applied', applied: -90_000, granted: 0, fee_due: 0 }),
      ],
      ...financeCases(superuser, { owner: player.id, airline, plane, lease, flight: first, minute }),
    ];
    for (const [check, example, tamper] of tamperings) {
      const broken = await brokenBy(tamper);
      expect(broken[check]?.join('\n') ?? '', `${check}: ${example}`).toMatch(example);
    }
    const findings = await findingsNow();
    expect(new Set(tamperings.map(([check]) => check))).toEqual(new Set(findings.map(({ check }) => check)));
    expect(await brokenIn(world.dataDir)).toEqual([]);
  });
});
