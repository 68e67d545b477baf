import { randomUUID } from 'node:crypto';
import PocketBase, { type RecordAuthResponse, type RecordModel } from 'pocketbase';
import { SUPERUSER, type TestServer } from './server.ts';

export const PASSWORD = 'correct-horse';

/** Returns a word that no other test uses. */
export const unique = (): string => randomUUID().slice(0, 8);

export interface CallResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON. Undefined if it is not JSON. */
  json: {
    message?: string;
    status?: number;
    data?: Record<string, { code: string; message: string }>;
    [key: string]: unknown;
  };
}

export interface Call {
  method?: string;
  /** Sent as JSON. A string is sent unchanged, with the JSON content type. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Sends one HTTP request without the SDK. */
export async function call(server: TestServer, path: string, options: Call = {}): Promise<CallResponse> {
  const { method = options.body === undefined ? 'GET' : 'POST', body, token, headers } = options;
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { Authorization: token } : {}),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  let json: CallResponse['json'] | undefined;
  try {
    json = JSON.parse(text);
  } catch {
    // Not every response is JSON.
  }
  return { status: response.status, headers: response.headers, text, json: json as CallResponse['json'] };
}

/** Returns a client that does not cancel its own calls. */
export function newClient(server: TestServer): PocketBase {
  const client = new PocketBase(server.url);
  client.autoCancellation(false);
  return client;
}

/** The operator's sessions. A sign-in takes as much time as the settlement of several hours (bcrypt). */
const sessions = new WeakMap<TestServer, Promise<RecordAuthResponse>>();

/** Returns the operator's client. All clients of a server share a session. */
export async function operator(server: TestServer): Promise<PocketBase> {
  const client = newClient(server);
  const session =
    sessions.get(server) ??
    client.collection('_superusers').authWithPassword(SUPERUSER.email, SUPERUSER.password);
  sessions.set(server, session);
  const { token, record } = await session;
  client.authStore.save(token, record);
  return client;
}

/** Runs an SQL statement as a superuser. */
export const runSql = (superuser: PocketBase, query: string): Promise<unknown> =>
  superuser.send('/api/sql', { method: 'POST', body: { query } });

/** Returns the rows that a query finds. Every value is a text. */
export const selectRows = async (superuser: PocketBase, query: string): Promise<string[][]> =>
  ((await runSql(superuser, query)) as { rows: string[][] }).rows;

export interface Person {
  client: PocketBase;
  id: string;
  email: string;
  token: string;
}

/** Returns a new user without an airline, signed in. */
export async function newPerson(server: TestServer): Promise<Person> {
  const client = newClient(server);
  const email = `person-${unique()}@example.test`;
  await client.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
  const { record, token } = await client.collection('users').authWithPassword(email, PASSWORD);
  return { client, id: record.id, email, token };
}

/**
 * Returns new users without an airline, signed in. Created one after the other, because a busy machine would
 * reject some of many at once (bcrypt) with 503.
 */
export async function newPeople(server: TestServer, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) people.push(await newPerson(server));
  return people;
}

/** Returns the id of the airport with an IATA code. */
export async function airportId(server: TestServer, iata: string): Promise<string> {
  return (await newClient(server).collection('airport').getFirstListItem(`iata = "${iata}"`)).id;
}

export interface Founder extends Person {
  airline: RecordModel;
}

/** Returns a new user with an airline. */
export async function newFounder(
  server: TestServer,
  name = `Airline ${unique()}`,
  iata = 'AMS',
): Promise<Founder> {
  const person = await newPerson(server);
  const hub = await airportId(server, iata);
  const airline = await person.client.send<RecordModel>('/api/am/airline', {
    method: 'POST',
    body: { name, hub },
  });
  await person.client.collection('users').authRefresh();
  return { ...person, airline };
}
