import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionName } from '#game/actions/actions.ts';
import { WEEK } from '#game/world/time.ts';
import { type Operation, setUpOperation, validInputs } from '../support/operation.ts';
import { expectRejection, worldOf } from '../support/rejection.ts';
import type { TestServer } from '../support/server.ts';
import { startPausedWorld, tryAct } from '../support/world.ts';

const ID = 'abcdefghijklmno';
const LONG = 'x'.repeat(3_000);
const BAD_IDS = [undefined, null, 7, true, [], {}, '', 'AMS', "' || 1=1 --", '../../../x', LONG];
const BAD_NUMBERS = [undefined, null, '12', true, [], {}, -1, 0.5, 1e300];
const BAD_CABINS = [
  null,
  7,
  'all',
  [],
  {},
  { economy: 100 },
  { economy: -1, business: 0, first: 0 },
  { economy: 1.5, business: 0, first: 0 },
  { economy: '100', business: 0, first: 0 },
  { economy: 1e300, business: 0, first: 0 },
  { economy: 100, business: 0, first: 0, crew: 1 },
];
const fares = { route: ID, economy: 100, business: 200, first: 300 };
const leg = { route: ID, origin: ID, departs: 0 };
const plan = (legs: unknown) => [{ aircraft: ID, revision: 0, legs }];

/** Invalid values by action and field. */
const TABLE: [ActionName, field: string, values: unknown[]][] = [
  ['fleet.lease', 'model', [undefined, null, 7, {}, '', 'x'.repeat(41)]],
  ['fleet.lease', 'count', [...BAD_NUMBERS, 0, 11]],
  ['fleet.lease', 'price', [...BAD_NUMBERS, 1e13]],
  ['fleet.lease', 'cabin', BAD_CABINS],
  ['fleet.buy', 'model', [undefined, null, [], LONG]],
  ['fleet.buy', 'count', [...BAD_NUMBERS, 0, 51]],
  ['fleet.buy', 'price', BAD_NUMBERS],
  ['fleet.buy', 'cabin', BAD_CABINS],
  ['fleet.sell', 'aircraft', BAD_IDS],
  ['fleet.sell', 'price', BAD_NUMBERS],
  ['fleet.leaseback', 'aircraft', BAD_IDS],
  ['fleet.leaseback', 'price', [...BAD_NUMBERS, 0, 1e13]],
  ['listing.open', 'aircraft', BAD_IDS],
  ['listing.open', 'price', [...BAD_NUMBERS, 0, 1, 1e13]],
  ['listing.open', 'offers', [undefined, null, 0, 'true', []]],
  ['listing.change', 'listing', BAD_IDS],
  ['listing.change', 'price', [...BAD_NUMBERS, 0, 1, 1e13]],
  ['listing.change', 'offers', [undefined, null, 0, 'true', []]],
  ['listing.withdraw', 'listing', BAD_IDS],
  ['listing.buy', 'listing', BAD_IDS],
  ['listing.buy', 'price', [...BAD_NUMBERS, 0, 1e13]],
  ['fleet.return', 'aircraft', BAD_IDS],
  ['fleet.cancel', 'aircraft', BAD_IDS],
  [
    'fleet.undo',
    'aircraft',
    [...BAD_IDS, ID, [7], ['AMS'], [[ID]], Array(51).fill(ID), { length: 1 }, `${ID}${ID}`],
  ],
  ['fleet.refit', 'aircraft', BAD_IDS],
  ['fleet.refit', 'cabin', [undefined, ...BAD_CABINS]],
  ['fleet.refit', 'price', BAD_NUMBERS],
  ['fleet.rename', 'aircraft', BAD_IDS],
  ['fleet.rename', 'name', [undefined, null, 7, [], 'x'.repeat(41), LONG, 'Sky\u0000', 'Sky\u202eWays']],
  ['maintenance.plan', 'aircraft', BAD_IDS],
  ['maintenance.plan', 'kind', [undefined, null, '', 'e', 'refit', 7]],
  ['maintenance.plan', 'starts', BAD_NUMBERS],
  ['maintenance.plan', 'price', BAD_NUMBERS],
  ['maintenance.cancel', 'maintenance', BAD_IDS],
  ['maintenance.cancel', 'price', BAD_NUMBERS.slice(1)],
  ['maintenance.undo', 'maintenance', BAD_IDS],
  ['route.open', 'from', BAD_IDS],
  ['route.open', 'to', BAD_IDS],
  ['route.open', 'price', BAD_NUMBERS],
  ['route.close', 'route', BAD_IDS],
  ['route.undo', 'route', BAD_IDS],
  ['route.undo', 'aircraft', BAD_IDS.slice(1)],
  ['route.start', 'from', BAD_IDS],
  ['route.start', 'to', BAD_IDS],
  ['route.start', 'fee', [...BAD_NUMBERS, 1e13]],
  [
    'route.start',
    'lease',
    [
      null,
      7,
      'all',
      [],
      {},
      { model: 'atr-72-600' },
      { model: 7, price: 1 },
      { model: '', price: 1 },
      ...[
        { model: 'atr-72-600', price: -1 },
        { model: 'atr-72-600', price: 1, count: 2 },
      ],
    ],
  ],
  [
    'route.start',
    'aircraft',
    [null, 7, ID, [], {}, { id: ID }, { id: 'x', revision: 0 }, { id: ID, revision: '0' }],
  ],
  [
    'route.start',
    'fares',
    [
      undefined,
      null,
      7,
      [],
      {},
      { economy: 1, business: 1 },
      ...[{ economy: '1' }, { business: null }, { first: 0.5 }, { first: 1e300 }, { extra: 1 }].map(
        (change) => ({ economy: 100, business: 200, first: 300, ...change }),
      ),
    ],
  ],
  [
    'route.start',
    'legs',
    [
      undefined,
      null,
      'all',
      {},
      [],
      [7],
      [{}],
      Array(301).fill({ origin: ID, departs: 0 }),
      ...[{ departs: -1 }, { departs: WEEK }, { departs: 0.5 }, { origin: 'AMS' }, { route: ID }].map(
        (change) => [{ origin: ID, departs: 0, ...change }],
      ),
    ],
  ],
  ['route.rule', 'routes', [undefined, null, ID, {}, [], [7], ['AMS'], Array(501).fill(ID)]],
  [
    'route.rule',
    'rule',
    [
      undefined,
      7,
      'on',
      [],
      {},
      { min: 80 },
      { min: 130, max: 80 },
      { min: 19, max: 80 },
      { min: 80, max: 501 },
      { min: 80.5, max: 130 },
      { min: '80', max: 130 },
      { min: 80, max: 130, step: 5 },
    ],
  ],
  [
    'route.fares',
    'routes',
    [
      undefined,
      null,
      'all',
      {},
      [],
      [7],
      Array(501).fill(fares),
      [{ ...fares, route: 'x' }],
      ...[{ economy: '1' }, { business: null }, { first: 0.5 }, { first: 1e300 }, { extra: 1 }].map(
        (change) => [{ ...fares, ...change }],
      ),
    ],
  ],
  [
    'timetable.set',
    'plans',
    [
      undefined,
      null,
      'all',
      {},
      [],
      [7],
      [{}],
      Array(51).fill(plan([])[0]),
      plan(undefined),
      plan(null),
      plan('all'),
      plan([7]),
      plan(Array(301).fill(leg)),
      ...[{ departs: -1 }, { departs: WEEK }, { departs: 0.5 }, { departs: '0' }, { block: 60 }].map(
        (change) => plan([{ ...leg, ...change }]),
      ),
      [{ aircraft: 'x', revision: 0, legs: [] }],
      [{ aircraft: ID, revision: '0', legs: [] }],
    ],
  ],
  ['slot.bid', 'airport', BAD_IDS],
  ['slot.bid', 'hours', [undefined, null, 5, {}, [], ['5'], [-1], [168], [0.5], [5, 5], Array(169).fill(0)]],
  ['slot.bid', 'lots', [...BAD_NUMBERS, 1_001]],
  ['slot.bid', 'price', [...BAD_NUMBERS, 0, 999, 10_000_001]],
  ['share.float', 'percent', [...BAD_NUMBERS, 0, 19, 50]],
  ['share.float', 'price', [...BAD_NUMBERS, 0, 1_000_001]],
  ['share.subscribe', 'airline', BAD_IDS],
  ['share.subscribe', 'lots', [...BAD_NUMBERS, 1_000_001]],
  ['share.order', 'airline', BAD_IDS],
  ['share.order', 'side', [undefined, null, 7, '', 'both', []]],
  ['share.order', 'lots', [...BAD_NUMBERS, 0, 1_000_001]],
  ['share.order', 'limit', [...BAD_NUMBERS.slice(1), 0, 1_000_001]],
  ['share.cancel', 'order', BAD_IDS],
  ['share.tender', 'airline', BAD_IDS],
  ['share.tender', 'price', [...BAD_NUMBERS, 0, 1_000_001]],
  ['share.accept', 'tender', BAD_IDS],
  ['share.accept', 'lots', [...BAD_NUMBERS, 1_000_001]],
  ['share.consent', 'airline', BAD_IDS],
  ['share.consent', 'agree', [undefined, null, 0, 1, 'true', {}]],
  ['share.merge', 'airline', BAD_IDS],
  ['share.dividend', 'cents', [...BAD_NUMBERS, 0, 1_000_001]],
  ['share.buyback', 'lots', [...BAD_NUMBERS, 0, 1_000_001]],
  ['share.buyback', 'limit', [...BAD_NUMBERS, 0, 1_000_001]],
  ['share.issue', 'lots', [...BAD_NUMBERS, 0, 1_000_001]],
  ['share.issue', 'price', [...BAD_NUMBERS, 0, 1_000_001]],
  ['auction.open', 'aircraft', BAD_IDS],
  ['auction.open', 'start', [...BAD_NUMBERS, 0, 1e13]],
  ['auction.open', 'reserve', [...BAD_NUMBERS.slice(1), 0, 1e13]],
  ['auction.open', 'days', [...BAD_NUMBERS, 0, 2, 15]],
  ['auction.bid', 'auction', BAD_IDS],
  ['auction.bid', 'maximum', [...BAD_NUMBERS, 0, 1e13]],
  ['offer.make', 'listing', BAD_IDS.slice(1)],
  ['offer.make', 'aircraft', BAD_IDS.slice(1)],
  ['offer.make', 'price', [...BAD_NUMBERS, 0, 1e13]],
  ['offer.make', 'hours', [...BAD_NUMBERS, 0, 23, 169]],
  ['offer.counter', 'offer', BAD_IDS],
  ['offer.counter', 'price', [...BAD_NUMBERS, 0, 1e13]],
  ['offer.counter', 'hours', [...BAD_NUMBERS, 0, 23, 169]],
  ['offer.accept', 'offer', BAD_IDS],
  ['offer.decline', 'offer', BAD_IDS],
  ['offer.withdraw', 'offer', BAD_IDS],
  ['rules.set', 'unlisted_offers', [null, 'true', 1, []]],
  ['fuel.hedge', 'weeks', [...BAD_NUMBERS, 0, 53]],
  ['fuel.hedge', 'tonnes', [...BAD_NUMBERS, 0, 1_000_001]],
  ['fuel.hedge', 'price', BAD_NUMBERS],
  ['airline.change', 'name', [null, 7, [], '', ' ', 'x', 'x'.repeat(41), LONG, 'Sky\u202eWays', 'Skу Ways']],
  ['airline.change', 'colour_primary', [null, 7, '', 'red', '#12345', LONG]],
  ['airline.change', 'colour_secondary', [null, 7, '', 'red', '#1234567', LONG]],
  ['rules.set', 'auto_line', [null, 'true', 1, []]],
  ['rules.set', 'drop_late_after', [null, '5', -1, 0.5, 1441]],
  ['notices.read', 'notices', [null, 'all', {}, [7], ['x'], Array(501).fill(ID)]],
  ['message.send', 'to', [...BAD_IDS, ID]],
  [
    'message.send',
    'text',
    [
      undefined,
      null,
      7,
      [],
      {},
      '',
      ' \n ',
      '\u200d',
      'x'.repeat(1_001),
      LONG,
      'a\u0000',
      'a\u001b[31m',
      'a\u202eb',
    ],
  ],
  ['message.read', 'airline', BAD_IDS],
  ['message.delete', 'airline', BAD_IDS],
  ['message.block', 'airline', [...BAD_IDS, ID]],
  ['message.block', 'blocked', [undefined, null, 0, 1, 'true', {}]],
  ['message.report', 'message', [...BAD_IDS, ID]],
];

const NAMES = [...new Set(TABLE.map(([name]) => name))];

let server: TestServer;
let operation: Operation;
let inputs: Awaited<ReturnType<typeof validInputs>>;
let before: string;

beforeAll(async () => {
  server = await startPausedWorld();
  operation = await setUpOperation(server);
  inputs = await validInputs(operation);
  before = await worldOf(operation.superuser);
});
afterAll(() => server?.stop());

/** Expects a rejection that names exactly these fields, and no change of the world. */
async function expectRejected(name: ActionName, input: unknown, fields: string[], status = 400) {
  expectRejection(await tryAct(server, operation.owner, name, input), status, fields);
}

describe('bad input', () => {
  for (const [name, field, values] of TABLE)
    it(`${name}: ${field}`, async () => {
      for (const value of values) await expectRejected(name, { ...inputs[name], [field]: value }, [field]);
      expect(await worldOf(operation.superuser)).toBe(before);
    });

  for (const name of NAMES)
    it(`${name}: rejects bodies that are no objects and unknown fields`, async () => {
      await expectRejected(name, { ...inputs[name], cheat: 1 }, ['cheat']);
      if (!('airline' in inputs[name]))
        await expectRejected(name, { ...inputs[name], airline: operation.other.airline.id }, ['airline']);
      for (const body of ['', 'null', '[]', '7', '"x"', '{"aircraft":', '['.repeat(4_000)])
        await expectRejected(name, body, []);
      expect(await worldOf(operation.superuser)).toBe(before);
    });

  it('names each of several wrong fields', async () => {
    await expectRejected('fleet.lease', { model: '', count: 0, cabin: 7 }, [
      'model',
      'count',
      'cabin',
      'price',
    ]);
  });

  it('is accepted once the fields are correct', async () => {
    for (const name of ['fleet.rename', 'route.fares', 'timetable.set', 'fleet.lease'] as const)
      expect((await tryAct(server, operation.owner, name, inputs[name])).status, name).toBe(200);
  });

  // Must be last, because the server may close the connection without reading the body.
  it('rejects a body that is too large', async () => {
    await expectRejected('timetable.set', { plans: 'x'.repeat(2_100_000) }, [], 413);
  });
});
