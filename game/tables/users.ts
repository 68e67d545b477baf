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
    /** Display settings: see `settingsSchema` of the web app. */
    settings: serverJson<unknown>(),
    /** Name of an airline that has lapsed, or empty. */
    lapsed: freeText,
    created: date,
    updated: date,
  },
});
