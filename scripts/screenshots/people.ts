import { randomUUID } from 'node:crypto';
import PocketBase from 'pocketbase';
import { SUPERUSER, type TestServer } from '#tests/support/server.ts';
import type { Player } from '../research/world/player.ts';
import { flyWorld } from './flying-world.ts';

const PASSWORD = 'not-a-secret-word';

/**
 * The person who views a screen. A newcomer has no airline yet, and a beginner has nothing but an airline.
 */
export type Role = 'visitor' | 'newcomer' | 'beginner' | 'founder';

export interface Viewer {
  email: string;
  password: string;
  /** Session stored in the browser; null for a visitor. */
  session: string | null;
}

async function signUp(url: string, email: string): Promise<PocketBase> {
  const client = new PocketBase(url);
  const users = client.collection('users');
  await users.create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
  await users.requestVerification(email);
  await users.authWithPassword(email, PASSWORD);
  return client;
}

function viewer(email: string, client?: PocketBase): Viewer {
  const session =
    client && JSON.stringify({ token: client.authStore.token, record: client.authStore.record });
  return { email, password: PASSWORD, session: session ?? null };
}

/** Gives a scripted player a name and an address that can be shown. */
async function dress({ client }: Player, server: TestServer): Promise<PocketBase> {
  const email = 'ada@nordic-wings.example';
  const id = String(client.authStore.record?.id);
  const operator = new PocketBase(server.url);
  await operator.collection('_superusers').authWithPassword(SUPERUSER.email, SUPERUSER.password);
  const settings = { guide_dismissed: true };
  const changed = {
    email,
    username: 'ada.lovelace',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    settings,
  };
  await operator.collection('users').update(id, changed);
  const founder = new PocketBase(server.url);
  await founder.collection('users').requestVerification(email);
  await founder.collection('users').authWithPassword(email, PASSWORD);
  return founder;
}

/**
 * Returns the right person for each screen. Newcomers and beginners are new each time, while the founder is
 * always the same.
 * @param isQuick see `flyWorld`
 */
export async function castOf(server: TestServer, isQuick: boolean): Promise<(role: Role) => Promise<Viewer>> {
  const { url } = server;
  const founder = await dress(await flyWorld(server, isQuick), server);
  return async (role) => {
    if (role === 'founder') return viewer('ada@nordic-wings.example', founder);
    const word = randomUUID().slice(0, 4);
    const email = `newcomer-${word}@example.org`;
    if (role === 'visitor') return viewer(email);
    const client = await signUp(url, email);
    if (role === 'beginner') {
      const hub = await client.collection('airport').getFirstListItem('iata = "ZRH"');
      await client.send('/api/am/airline', { method: 'POST', body: { name: `Alpine ${word}`, hub: hub.id } });
      await client.collection('users').authRefresh();
    }
    return viewer(email, client);
  };
}
