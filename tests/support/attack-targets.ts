import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { ACTIONS, type ActionName, limitsOf } from '#game/actions/actions.ts';
import { CALLS } from '#hooks/registrations.ts';
import { inRoot } from '#scripts/paths.ts';
import {
  type Bomb,
  bodyBombs,
  bodyBombsOfKinds,
  HEADER_BOMBS,
  hugeBombs,
  queryBombs,
  queryBombsOfKinds,
} from './bombs.ts';

/** A call with all bombs sent to it. */
export interface Target {
  method: string;
  path: string;
  bombs: readonly Bomb[];
}

/** A call with each way to read a body: an action with limits of its own, an own call, and a record. */
const ALL_BODIES = ['/api/am/act/timetable.set', '/api/am/airline', '/api/collections/users/records'];
/** A call with each way to read a query: an own call, and the records of a public and of a private collection. */
const ALL_QUERIES = ['/api/am/market', '/api/collections/airport/records', '/api/collections/ledger/records'];

/** Returns the bodies for a call: all of them for three calls, and one of each kind for the others. */
const bodiesFor = (path: string, fields: readonly string[], bytes: number): Bomb[] =>
  (ALL_BODIES.includes(path) ? bodyBombs : bodyBombsOfKinds)(fields, bytes);

/** Returns the queries for a call in the same way. */
const queriesFor = (path: string, parameters: readonly string[]): Bomb[] =>
  (ALL_QUERIES.includes(path) ? queryBombs : queryBombsOfKinds)(parameters);

/** Size limit of PocketBase's own calls, and of ours unless they have their own (registrations.ts). */
const RECORD_BYTES = 100_000;
const OWN_BYTES = 10_000;

/** Fields of request bodies by path. */
const FIELDS: Record<string, string[]> = {
  '/api/am/airline': ['name', 'code', 'hub', 'colour_primary'],
  '/api/am/airline/preview': ['name'],
  '/api/am/connecting': ['flights', 'airports'],
};

/** Returns the names of an action's fields. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const { innerType } = schema._zod as unknown as { innerType?: z.core.$ZodType };
  const { def } = (innerType ?? schema)._zod as unknown as { def: { shape: object } };
  return Object.keys(def.shape);
}

export const ACTION_TARGETS: readonly Target[] = (Object.keys(ACTIONS) as ActionName[]).map((name) => ({
  method: 'POST',
  path: `/api/am/act/${name}`,
  bombs: bodiesFor(`/api/am/act/${name}`, fieldsOf(ACTIONS[name]), limitsOf(name).bytes),
}));

/** Returns the bombs for a method: bodies if it has one, otherwise queries and headers. */
const bombsFor = (method: string, path: string, bytes: number): Bomb[] =>
  method === 'GET'
    ? [...queriesFor(path, ['from', 'to']), ...HEADER_BOMBS]
    : bodiesFor(path, FIELDS[path] ?? ['a'], bytes);

/** Calls that main.pb.ts registers without the table. */
const STATIC_CALLS = [
  ...readFileSync(inRoot('pb_hooks/main.pb.ts'), 'utf8').matchAll(/routerAdd\(\s*'(\w+)',\s*'([^']+)'/g),
].map(([, method = '', path = '']) => [method, path, OWN_BYTES] as const);

/** The players' calls with their own limits. The operator is trusted with large bodies. */
const HOOK_CALLS = CALLS.map(([method, path, , options]) => {
  const isTheirs = options.access === 'players' && 'maxBody' in options;
  return [method, path, isTheirs ? options.maxBody : OWN_BYTES] as const;
});

/** All calls that the hooks register, so that new calls are attacked as well. */
export const OWN_TARGETS: readonly Target[] = [...HOOK_CALLS, ...STATIC_CALLS]
  .map(([method, path, bytes]) => ({ method, path: path.replace(/\{path\.\.\.\}/, 'no/such'), bytes }))
  .filter(({ path }) => !path.includes('{'))
  .map(({ method, path, bytes }) => ({ method, path, bombs: bombsFor(method, path, bytes) }));

/** Calls with our own limit and with that of all other calls. */
export const LIMITED_TARGETS: readonly Target[] = ['/api/am/airline', '/api/realtime'].map((path) => ({
  method: 'POST',
  path,
  bombs: hugeBombs('a'),
}));

const USERS = '/api/collections/users';
const ACCOUNT_CALLS: readonly [call: string, fields: string[]][] = [
  ['auth-with-password', ['identity', 'password', 'identityField']],
  ['auth-refresh', ['token']],
  ['auth-with-oauth2', ['provider', 'code']],
  ['request-otp', ['email']],
  ['auth-with-otp', ['otpId', 'password']],
  ['request-verification', ['email']],
  ['confirm-verification', ['token']],
  ['request-password-reset', ['email']],
  ['confirm-password-reset', ['token', 'password']],
  ['request-email-change', ['newEmail']],
  ['confirm-email-change', ['token', 'password']],
];

/**
 * Returns the calls about accounts that visitors and players can make.
 * @param user id of the player who sends them
 */
export const accountTargets = (user: string): Target[] => [
  {
    method: 'POST',
    path: `${USERS}/records`,
    bombs: [
      ...bodiesFor(`${USERS}/records`, ['settings', 'username', 'email', 'password', 'id'], RECORD_BYTES),
      ...queryBombs(['fields', 'expand']),
    ],
  },
  {
    method: 'PATCH',
    path: `${USERS}/records/${user}`,
    bombs: bodyBombsOfKinds(['settings', 'username', 'email', 'settings+'], RECORD_BYTES),
  },
  ...ACCOUNT_CALLS.map(([call, fields]) => ({
    method: 'POST',
    path: `${USERS}/${call}`,
    bombs: bodyBombsOfKinds(fields, RECORD_BYTES),
  })),
  {
    method: 'POST',
    path: '/api/realtime',
    bombs: bodyBombsOfKinds(['clientId', 'subscriptions'], RECORD_BYTES),
  },
  { method: 'POST', path: '/api/files/token', bombs: bodyBombsOfKinds(['a'], RECORD_BYTES) },
  { method: 'POST', path: '/api/batch', bombs: bodyBombsOfKinds(['requests'], RECORD_BYTES) },
  { method: 'POST', path: '/api/collections/import', bombs: bodyBombsOfKinds(['collections'], RECORD_BYTES) },
];

/** Returns the calls that read a collection's records. */
export const readTargets = (collection: string): Target[] => {
  const path = `/api/collections/${collection}/records`;
  return [
    {
      method: 'GET',
      path,
      bombs: queriesFor(path, ['filter', 'sort', 'expand', 'fields', 'page', 'perPage']),
    },
    { method: 'GET', path: `${path}/000000000000000`, bombs: queryBombsOfKinds(['expand', 'fields']) },
  ];
};

/** Returns the calls in which a collection matters only by its type and its rules. */
export const ruledTargets = (collection: string): Target[] => {
  const path = `/api/collections/${collection}/records`;
  return [
    { method: 'GET', path, bombs: HEADER_BOMBS },
    {
      method: 'POST',
      path,
      bombs: collection === 'users' ? [] : bodyBombsOfKinds(['airline'], RECORD_BYTES),
    },
  ];
};
