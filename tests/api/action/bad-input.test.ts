import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionName } from '#game/actions/actions.ts';
import { BAD_INPUTS } from '#tests/support/bad-inputs.ts';
import { type Operation, setUpOperation } from '#tests/support/operation.ts';
import { expectRejection, worldOf } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { validInputs } from '#tests/support/valid-inputs.ts';
import { tryAct } from '#tests/support/world.ts';

const NAMES = [...new Set(BAD_INPUTS.map(([name]) => name))];

let server: TestServer;
let operation: Operation;
let inputs: Awaited<ReturnType<typeof validInputs>>;
let before: string;

beforeAll(async () => {
  server = await sharedWorld();
  operation = await setUpOperation(server);
  inputs = await validInputs(operation);
  before = await worldOf(operation.superuser);
});

/** Expects a rejection that names exactly these fields, and no change of the world. */
async function expectRejected(name: ActionName, input: unknown, fields: string[], status = 400) {
  expectRejection(await tryAct(server, operation.owner, name, input), status, fields);
}

describe('bad input', () => {
  for (const name of NAMES)
    describe(name, () => {
      for (const [, field, values] of BAD_INPUTS.filter(([action]) => action === name))
        it(field, async () => {
          for (const value of values)
            await expectRejected(name, { ...inputs[name], [field]: value }, [field]);
        });

      it('rejects bodies that are no objects and unknown fields', async () => {
        await expectRejected(name, { ...inputs[name], cheat: 1 }, ['cheat']);
        if (!('airline' in inputs[name]))
          await expectRejected(name, { ...inputs[name], airline: operation.other.airline.id }, ['airline']);
        for (const body of ['', 'null', '[]', '7', '"x"', '{"aircraft":', '['.repeat(4_000)])
          await expectRejected(name, body, []);
      });

      it('changes nothing', async () => {
        expect(await worldOf(operation.superuser)).toBe(before);
      });
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
