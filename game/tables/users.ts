import { bool, date, defineTable, freeText, id, serverJson } from './table.ts';

/** Accounts. PocketBase adds its own columns for passwords and tokens. */
export const USERS = defineTable({
  name: 'users',
  access: 'self',
  unique: ['username'],
  columns: {
    id,
    email: freeText,
    emailVisibility: bool,
    verified: bool,
    username: freeText,
    /** Id of the airline, or empty before one is founded. */
    airline: id,
    /** Display settings: see `userSettingsSchema`. */
    settings: serverJson<unknown>(),
    /** Name of the account's lapsed airline until another one is founded, or empty. */
    lapsed: freeText,
    created: date,
    updated: date,
  },
});
