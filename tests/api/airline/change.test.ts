import { beforeAll, describe, expect, it } from 'vitest';
import { CHANGE_EVERY } from '#game/airline/airline.ts';
import { HOUR } from '#game/world/time.ts';
import { type Founder, newFounder, newPerson, operator, unique } from '#tests/support/api.ts';
import { rejectionOf } from '#tests/support/rejection-of.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, tryAct, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let owner: Founder;
let other: Founder;

beforeAll(async () => {
  server = await sharedWorld();
  [owner, other] = [await newFounder(server), await newFounder(server)];
});

const seenBy = (person: Pick<Founder, 'client'>) =>
  person.client.collection('airline').getOne(owner.airline.id);

const rejection = async (input: object, player: { token: string } = owner) =>
  rejectionOf(await tryAct(server, player, 'airline.change', input));

describe('the name and the colours of an airline', () => {
  it('are rejected if they are taken or look like a taken name', async () => {
    const name = String(other.airline.name);
    for (const taken of [name, name.toUpperCase(), `  ${name} `, name.replace('A', 'А')])
      expect((await rejection({ name: taken }))[0], taken).toBe(400);
    expect(await rejection({ name })).toEqual([400, 'name validation_not_unique']);
  });

  it('count as unchanged if they are the same already', async () => {
    const { name, colour_primary, colour_secondary, revision } = await seenBy(owner);
    const same = await act(server, owner, 'airline.change', { name, colour_primary, colour_secondary });
    expect(same).toEqual({ next_change: 0, revision });
    expect(await act(server, owner, 'airline.change', {})).toEqual({ next_change: 0, revision });
  });

  it('change together for everybody, keep the code, and notify the owner’s other tabs', async () => {
    const { minute } = await worldNow(server);
    const before = await seenBy(owner);
    const name = `Reiger ${unique()}`;
    const change = { name: ` ${name} `, colour_primary: '#14496B', colour_secondary: '#7FD1E0' };
    const response = await act(server, owner, 'airline.change', change);
    expect(response).toEqual({ next_change: minute + CHANGE_EVERY, revision: before.revision + 1 });
    const after = { ...change, name, code: before.code, revision: before.revision + 1 };
    expect(await seenBy(other)).toMatchObject(after);
    expect((await seenBy(other)).next_change).toBeUndefined();
    expect((await seenBy(owner)).next_change).toBe(minute + CHANGE_EVERY);
    // Nobody else can take the new name, and the old one is available.
    expect(await rejection({ name: name.toUpperCase() }, other)).toEqual([400, 'name validation_not_unique']);
    expect((await newFounder(server, String(before.name))).airline.name).toBe(before.name);
  });

  it('change at most once per game week', async () => {
    expect(await rejection({ colour_primary: '#000000' })).toEqual([400, 'airline changed_lately']);
    // Instead of a week: the change above has set it.
    const { minute } = await worldNow(server);
    const superuser = await operator(server);
    await superuser.collection('airline').update(owner.airline.id, { next_change: minute + 2 * HOUR });
    await advanceHours(server, 1);
    const { json } = await tryAct(server, owner, 'airline.change', { name: `Late ${unique()}` });
    expect(json.message).toMatch(
      /once per game week\. The next change is possible from \w+ \d+ \w+ \d+ \d\d:\d\d UTC\./,
    );
    await advanceHours(server, 2);
    const { name } = await seenBy(owner);
    // In other letter case, it is the same name for other airlines but still a change for the owner.
    await act(server, owner, 'airline.change', { name: name.toUpperCase() });
    expect(await seenBy(other)).toMatchObject({ name: name.toUpperCase(), colour_primary: '#14496B' });
  });

  it('change once if two requests come at the same time', async () => {
    const founder = await newFounder(server);
    const names = Array.from({ length: 6 }, () => `Rush ${unique()}`);
    const responses = await Promise.all(
      names.map((name) => tryAct(server, founder, 'airline.change', { name })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const { name } = await founder.client.collection('airline').getOne(founder.airline.id);
    expect(name).toBe(names[responses.findIndex(({ status }) => status === 200)]);
  });

  it('can only be changed by the owner of an airline', async () => {
    expect(await rejection({ colour_primary: '#000000' }, await newPerson(server))).toEqual([403]);
  });
});
