import { randomUUID } from 'node:crypto';
import PocketBase from 'pocketbase';

const PASSWORD = 'not-a-secret-word';

/** Who looks at a screen. */
export type Role = 'visitor' | 'newcomer' | 'founder';

export interface Viewer {
  email: string;
  password: string;
  /** What the browser keeps of the session; null for a visitor. */
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

/** The airline that most screens belong to; and one more, for names and codes that are taken. */
async function found(client: PocketBase, name: string, iata: string): Promise<void> {
  const hub = await client.collection('airport').getFirstListItem(`iata = "${iata}"`);
  await client.send('/api/am/airline', { method: 'POST', body: { name, hub: hub.id } });
  await client.collection('users').authRefresh();
}

/** Gives each screen the person it is for: newcomers are always new, the founder is one and the same. */
export async function castOf(url: string): Promise<(role: Role) => Promise<Viewer>> {
  const founder = await signUp(url, 'ada@nordic-wings.example');
  await founder
    .collection('users')
    .update(String(founder.authStore.record?.id), { username: 'ada.lovelace' });
  await found(founder, 'Nordic Wings', 'CPH');
  return async (role) => {
    if (role === 'founder') return viewer('ada@nordic-wings.example', founder);
    const email = `newcomer-${randomUUID().slice(0, 4)}@example.org`;
    return role === 'newcomer' ? viewer(email, await signUp(url, email)) : viewer(email);
  };
}
