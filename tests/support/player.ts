import PocketBase, { type RecordModel } from 'pocketbase';

export interface Player {
  client: PocketBase;
  email: string;
  password: string;
  airline: RecordModel;
}

/** Signs up a user through the ordinary client and founds an airline at the airport with an IATA code. */
export async function signUpAndFound(url: string, name: string, hub: string): Promise<Player> {
  const client = new PocketBase(url);
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.test`;
  const password = 'correct-horse';
  await client.collection('users').create({ email, password, passwordConfirm: password });
  await client.collection('users').authWithPassword(email, password);
  const airport = await client.collection('airport').getFirstListItem(`iata = "${hub}"`);
  const airline = await client.send('/api/am/airline', { method: 'POST', body: { name, hub: airport.id } });
  return { client, email, password, airline };
}
