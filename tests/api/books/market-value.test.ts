import { beforeAll, expect, it } from 'vitest';
import { currentValue } from '#game/fleet/disposal.ts';
import { bankSchema } from '#game/payloads/bank.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { YEAR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { call, newFounder, operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

const MODELS = ['atr-42-600', 'airbus-a320neo', 'boeing-737-300', 'boeing-777-300er', 'embraer-e195'];
const COUNT = 100;

let server: TestServer;
beforeAll(async () => {
  server = await sharedWorld();
});

/** Returns a number from 0 to `max` for an aircraft, the same in each run. */
const drawn = (name: string, index: number, max: number) => ((hashOf([name, index]) % 1001) / 1000) * max;

it('computes the same market values in SQL as the rule, for aircraft of any age, use and condition', async () => {
  const player = await newFounder(server);
  const superuser = await operator(server);
  for (let index = 0; index < COUNT; index++)
    await superuser.collection('aircraft').create({
      airline: player.airline.id,
      model: MODELS[index % MODELS.length],
      registration: `PH-V${index}`,
      ownership: 'owned',
      built: -Math.round(drawn('built', index, 45 * YEAR)),
      hours: drawn('hours', index, 120_000),
      cycles: Math.round(drawn('cycles', index, 90_000)),
      condition: drawn('condition', index, 1),
      checks: Object.fromEntries(
        (['line', 'a', 'c', 'd'] as const).map((kind) => [
          kind,
          {
            hours: drawn(`${kind} hours`, index, 110_000),
            cycles: Math.round(drawn(`${kind} cycles`, index, 80_000)),
            at: -Math.round(drawn(kind, index, 8 * YEAR)),
          },
        ]),
      ),
      place: player.airline.hub,
    });
  const { json } = await call(server, '/api/am/bank', { token: player.token });
  const { minute, collateral } = bankSchema.parse(json);
  const fleet = await player.client.collection('aircraft').getFullList<Aircraft>();
  expect(fleet).toHaveLength(COUNT);
  const values = new Map(collateral.map(({ aircraft, value }) => [aircraft, value]));
  for (const aircraft of fleet)
    expect(values.get(aircraft.id), aircraft.registration).toBe(
      currentValue(seedModel(aircraft.model), aircraft, minute),
    );
});
