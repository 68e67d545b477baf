import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionName } from '#game/actions/actions.ts';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { newFounder } from '#tests/support/api.ts';
import { type Operation, setUpOperation } from '#tests/support/operation.ts';
import { rejectionOf } from '#tests/support/rejection-of.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { validInputs } from '#tests/support/valid-inputs.ts';
import { grant, leaseOne, tryAct, weeklyRate } from '#tests/support/world.ts';

const CLICKS = 8;

let server: TestServer;
let operation: Operation;
let inputs: Awaited<ReturnType<typeof validInputs>>;

beforeAll(async () => {
  server = await sharedWorld();
  operation = await setUpOperation(server);
  inputs = await validInputs(operation);
});

/** Returns the airline's cash, and whether it equals the ledger. */
async function books(airline: string) {
  const { superuser } = operation;
  const rows = await superuser.collection('ledger').getFullList({ filter: `airline = "${airline}"` });
  const { cash } = await superuser.collection('airline').getOne(airline);
  return { cash: Number(cash), even: rows.reduce((sum, { amount }) => sum + amount, 0) === cash };
}

/**
 * Sends several clicks at once. Returns how many were accepted, and the fields and codes of the rejections.
 */
async function rush(player: { token: string }, name: ActionName, input: unknown) {
  const responses = await Promise.all(
    Array.from({ length: CLICKS }, () => tryAct(server, player, name, input)),
  );
  const rejections = responses
    .filter(({ status }) => status !== 200)
    .map((response) => rejectionOf(response).join(' '));
  return { accepted: CLICKS - rejections.length, rejections: [...new Set(rejections)] };
}

describe('accepts exactly one of many clicks at once', () => {
  const once: [ActionName, rejection: string][] = [
    ['fleet.leaseback', '400 aircraft leased'],
    ['listing.open', '400 aircraft already_listed'],
    ['listing.buy', '400 listing not_for_sale'],
    ['listing.withdraw', '400 listing unknown_listing'],
    ['certificate.apply', '400 country one_at_a_time'],
    ['certificate.return', '400 country no_certificate'],
    ['route.open', '400 to owned'],
    ['route.start', '400 to owned'],
    ['research.study', '400 destination studied'],
    ['share.float', '400 percent already_public'],
    ['share.cancel', '400 order unknown_order'],
    ['fleet.sell', '400 aircraft unknown_aircraft'],
    ['fleet.refit', '400 cabin no_change'],
    ['maintenance.plan', '400 starts overlap'],
    ['maintenance.cancel', '400 maintenance unknown_maintenance'],
    ['maintenance.undo', '400 maintenance unknown_maintenance'],
    ['fleet.return', '400 aircraft unknown_aircraft'],
    ['fleet.cancel', '400 aircraft unknown_aircraft'],
    ['timetable.set', '400 revision stale_revision'],
    ['route.close', '400 route unknown_route'],
    ['fleet.undo', '400 aircraft unknown_aircraft'],
    ['route.undo', '400 route unknown_route'],
  ];
  it('fuel.hedge, when each click asks for all the fuel burnt', async () => {
    const { owner } = operation;
    const rejected = await tryAct(server, owner, 'fuel.hedge', { ...inputs['fuel.hedge'], tonnes: 1_000 });
    const tonnes = Number(/timetable burns: (\d+) tonnes/.exec(String(rejected.json.message))?.[1]);
    expect(tonnes).toBeGreaterThan(1);
    const result = await rush(owner, 'fuel.hedge', { ...inputs['fuel.hedge'], tonnes });
    expect(result).toEqual({ accepted: 1, rejections: ['400 tonnes beyond_consumption'] });
  });

  for (const [name, rejection] of once)
    it(name, async () => {
      expect(await rush(operation.owner, name, inputs[name])).toEqual({
        accepted: 1,
        rejections: [rejection],
      });
      expect((await books(operation.owner.airline.id)).even).toBe(true);
    });

  it('fleet.lease, when the money is enough for one', async () => {
    const founder = await newFounder(server);
    const model = 'airbus-a320neo';
    const price = await weeklyRate(server, model);
    await leaseOne(server, founder, model);
    const spent = STARTING_CAPITAL - (await books(founder.airline.id)).cash;
    // One and a half times the price of one.
    await grant(server, founder.airline.id, Math.round(2.5 * spent) - STARTING_CAPITAL);
    const result = await rush(founder, 'fleet.lease', { model, count: 1, price });
    expect(result).toEqual({ accepted: 1, rejections: ['400 cash insufficient_funds'] });
    const { cash, even } = await books(founder.airline.id);
    expect([cash >= 0, even]).toEqual([true, true]);
    expect(await founder.client.collection('aircraft').getFullList()).toHaveLength(2);
  });
});
