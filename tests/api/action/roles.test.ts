import { beforeAll, describe, expect, it } from 'vitest';
import { ACTIONS, type ActionName } from '#game/actions/actions.ts';
import { newPerson, runSql } from '#tests/support/api.ts';
import { type Operation, setUpOperation } from '#tests/support/operation.ts';
import { worldOf } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { validInputs } from '#tests/support/valid-inputs.ts';
import { act, tryAct } from '#tests/support/world.ts';

/**
 * Responses to input that is valid for the owner, by caller: guest, newcomer, superuser, other, and then the
 * owner.
 */
const TABLE: [
  ActionName,
  guest: number,
  newcomer: number,
  superuser: number,
  other: number,
  owner: number,
][] = [
  ['fleet.lease', 401, 403, 403, 200, 200],
  ['fleet.buy', 401, 403, 403, 400, 200],
  ['fleet.sell', 401, 403, 403, 400, 200],
  ['fleet.rename', 401, 403, 403, 400, 200],
  ['fleet.refit', 401, 403, 403, 400, 200],
  ['maintenance.plan', 401, 403, 403, 400, 200],
  ['maintenance.cancel', 401, 403, 403, 400, 200],
  ['maintenance.undo', 401, 403, 403, 400, 200],
  ['fleet.return', 401, 403, 403, 400, 200],
  ['fleet.cancel', 401, 403, 403, 400, 200],
  ['fleet.undo', 401, 403, 403, 400, 200],
  // The other airline is too small, and has no certificate.
  ['certificate.apply', 401, 403, 403, 400, 200],
  ['certificate.return', 401, 403, 403, 400, 200],
  ['route.undo', 401, 403, 403, 400, 200],
  ['route.open', 401, 403, 403, 200, 200],
  ['route.start', 401, 403, 403, 200, 200],
  ['route.fares', 401, 403, 403, 400, 200],
  ['route.rule', 401, 403, 403, 400, 200],
  // Both airlines are young, and the other one is offered the same rate.
  ['loan.take', 401, 403, 403, 400, 200],
  ['loan.repay', 401, 403, 403, 400, 200],
  ['fuel.hedge', 401, 403, 403, 400, 200],
  ['timetable.set', 401, 403, 403, 400, 200],
  ['route.close', 401, 403, 403, 400, 200],
  // The other airline already has all slots that it may have there.
  ['slot.bid', 401, 403, 403, 400, 200],
  // The other airline expects another demand, so its price differs.
  ['research.study', 401, 403, 403, 400, 200],
  ['share.float', 401, 403, 403, 400, 200],
  ['share.subscribe', 401, 403, 403, 200, 200],
  ['share.order', 401, 403, 403, 400, 200],
  ['share.cancel', 401, 403, 403, 400, 200],
  // Only the other airline is listed.
  ['share.dividend', 401, 403, 403, 200, 400],
  ['share.buyback', 401, 403, 403, 200, 400],
  ['share.issue', 401, 403, 403, 200, 400],
  // The other airline has made an offer already, and controls nobody.
  ['share.tender', 401, 403, 403, 400, 200],
  ['share.accept', 401, 403, 403, 400, 200],
  // Only the other airline is controlled by one.
  ['share.consent', 401, 403, 403, 200, 400],
  ['share.merge', 401, 403, 403, 400, 200],
  ['fleet.leaseback', 401, 403, 403, 400, 200],
  ['listing.open', 401, 403, 403, 400, 200],
  ['listing.change', 401, 403, 403, 400, 200],
  ['listing.withdraw', 401, 403, 403, 400, 200],
  // The other airline is first.
  ['listing.buy', 401, 403, 403, 200, 400],
  ['auction.open', 401, 403, 403, 400, 200],
  ['auction.bid', 401, 403, 403, 400, 200],
  ['offer.make', 401, 403, 403, 400, 200],
  ['offer.counter', 401, 403, 403, 400, 200],
  ['offer.accept', 401, 403, 403, 400, 200],
  ['offer.decline', 401, 403, 403, 400, 200],
  // Either side can withdraw, and only one of them.
  ['offer.withdraw', 401, 403, 403, 200, 400],
  ['airline.change', 401, 403, 403, 200, 200],
  ['rules.set', 401, 403, 403, 200, 200],
  ['notices.read', 401, 403, 403, 200, 200],
  // Before an answer, which accepts as well.
  ['message.accept', 401, 403, 403, 400, 200],
  // The other airline cannot write to itself, and has received nothing.
  ['message.send', 401, 403, 403, 400, 200],
  ['message.read', 401, 403, 403, 200, 200],
  ['message.report', 401, 403, 403, 400, 200],
  ['message.delete', 401, 403, 403, 200, 200],
  ['message.block', 401, 403, 403, 400, 200],
];

/** Steps that are needed before an action is accepted. */
const BEFORE: Partial<Record<ActionName, () => Promise<unknown>>> = {
  // An airline that buys shares back or has declared a dividend issues none.
  'share.issue': async () => {
    const { other, superuser } = operation;
    await runSql(superuser, `UPDATE share_listing SET declared = 0 WHERE airline = '${other.airline.id}'`);
    const own = `airline = "${other.airline.id}" && issuer = "${other.airline.id}"`;
    const { id: order } = await other.client.collection('share_order').getFirstListItem(own);
    await act(server, other, 'share.cancel', { order });
  },
};

let server: TestServer;
let operation: Operation;
let inputs: Awaited<ReturnType<typeof validInputs>>;
let newcomer: { token: string };

beforeAll(async () => {
  server = await sharedWorld();
  operation = await setUpOperation(server);
  inputs = await validInputs(operation);
  newcomer = await newPerson(server);
});

describe('permissions of actions', () => {
  it('cover every action', () => {
    expect(TABLE.map(([name]) => name).sort()).toEqual(Object.keys(ACTIONS).sort());
  });

  for (const [name, guest, noAirline, superuser, other, owner] of TABLE)
    it(name, async () => {
      await BEFORE[name]?.();
      const ask = async (token: string) => (await tryAct(server, { token }, name, inputs[name])).status;
      const before = await worldOf(operation.superuser);
      const rejected = [
        await ask(''),
        await ask(newcomer.token),
        await ask(operation.superuser.authStore.token),
      ];
      expect(rejected).toEqual([guest, noAirline, superuser]);
      expect(await worldOf(operation.superuser)).toBe(before);
      expect(await ask(operation.other.token)).toBe(other);
      if (other !== 200) expect(await worldOf(operation.superuser)).toBe(before);
      expect(await ask(operation.owner.token)).toBe(owner);
      expect(await worldOf(operation.superuser)).not.toBe(before);
    });

  it('rejects an unknown action', async () => {
    for (const name of ['fleet.steal', 'constructor', '__proto__', 'fleet', 'FLEET.LEASE'])
      expect((await tryAct(server, operation.owner, name as ActionName, {})).status, name).toBe(404);
  });
});
