import {
  date,
  defineTable,
  freeText,
  hidden,
  id,
  number,
  ownerOnly,
  type Row,
  serverJson,
  text,
  whole,
} from './table.ts';

/** Airlines. Signed-in users see all of them, but only the owner's columns of their own. */
export const AIRLINE = defineTable({
  name: 'airline',
  access: 'signed in',
  unique: ['name_key', 'code', 'user'],
  indexes: ['hub', 'seen'],
  columns: {
    id,
    name: freeText,
    /** Form of the name that no two airlines share: see `nameKey`. */
    name_key: hidden(text),
    code: text,
    /** #RRGGBB */
    colour_primary: text,
    /** #RRGGBB */
    colour_secondary: text,
    country: text,
    /** Id of the hub airport. */
    hub: id,
    founded: date,
    /** Whole US dollars. */
    cash: ownerOnly(whole),
    user: ownerOnly(id),
    /** 0 to 1. */
    reputation: number,
    /** Recent share of flights on time, 0 to 1. */
    punctuality: number,
    /** Incremented by each action. */
    revision: whole,
    /** Last hour for which the airline is settled. */
    settled_hour: hidden(whole),
    /** Profit of the best week so far, in US dollars. 0 before the first such week. */
    best_week: hidden(whole),
    /** Stored rules. Read them with `rulesOf`. */
    rules: ownerOnly(serverJson<unknown>()),
    /** Hour for which its connections were last computed. */
    connected: hidden(whole),
    /** Uptime of the world in seconds at the owner's last visit. */
    seen: hidden(whole),
    /** World day of the last undo, and the number of undos on that day. See `undosLeft`. */
    undo_day: ownerOnly(whole),
    undo_count: ownerOnly(whole),
    /** World minute from which name and colours can be changed again. 0 if they have never been changed. */
    next_change: ownerOnly(whole),
  },
});
/** The owner's view of an airline. */
export type Airline = Row<typeof AIRLINE>;
