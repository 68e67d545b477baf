import {
  airlineId,
  bool,
  builtIn,
  defineTable,
  fixed,
  freeText,
  id,
  limited,
  serverJson,
  setOn,
} from './table.ts';

/** Accounts. PocketBase adds its own columns for passwords and tokens. */
export const USERS = defineTable({
  name: 'users',
  access: 'self',
  unique: ['username COLLATE NOCASE', "email COLLATE NOCASE WHERE email != ''"],
  columns: {
    id,
    email: builtIn(freeText),
    emailVisibility: builtIn(bool),
    verified: builtIn(bool),
    username: limited(freeText, { min: 3, max: 30, pattern: '^[A-Za-z0-9_.-]+$' }),
    /** Id of the airline, or empty before one is founded. */
    airline: fixed(airlineId),
    /** Display settings: see `userSettingsSchema`. */
    settings: serverJson<unknown>(2_000),
    /** Name of the account's lapsed airline until another one is founded, or empty. */
    lapsed: fixed(limited(freeText, { max: 40 })),
    created: setOn('creation'),
    updated: setOn('change'),
  },
});
