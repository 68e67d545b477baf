import {
  bool,
  countryCode,
  date,
  defineTable,
  freeText,
  hidden,
  id,
  limited,
  number,
  owner,
  ownerOnly,
  type Row,
  serverJson,
  text,
  whole,
} from './table.ts';

/** Two or three characters, at least one of them a letter. Go's regular expressions have no look-ahead. */
const CODE = '^([A-Z][A-Z0-9]{1,2}|[0-9][A-Z][A-Z0-9]?|[0-9]{2}[A-Z])$';
const COLOUR = '^#[0-9A-F]{6}$';

/** Airlines. Signed-in users see all of them, but `ownerOnly` columns only of their own airline. */
export const AIRLINE = defineTable({
  name: 'airline',
  access: 'signed in',
  unique: ['name_key', 'code', "user WHERE user != ''"],
  indexes: ['hub', 'seen'],
  columns: {
    id,
    name: limited(freeText, { isRequired: true, min: 2, max: 40 }),
    /** Form of the name that no two airlines share: see `nameKey`. */
    name_key: hidden(limited(text, { isRequired: true, max: 1_000 })),
    code: limited(text, { isRequired: true, pattern: CODE }),
    /** #RRGGBB */
    colour_primary: limited(text, { isRequired: true, pattern: COLOUR }),
    /** #RRGGBB */
    colour_secondary: limited(text, { isRequired: true, pattern: COLOUR }),
    country: countryCode,
    /** Id of the hub airport. */
    hub: limited(id, { isRequired: true }),
    founded: limited(date, { isRequired: true }),
    /** Whole US dollars. */
    cash: ownerOnly(whole),
    /** World minute since which cash has been beyond the overdraft limit. 0 if it is within it. */
    insolvent_from: ownerOnly(whole),
    /** World minute at which its last insolvency ended. 0 if it has never been insolvent. */
    solvent_from: ownerOnly(whole),
    /** Empty for an airline that the server runs. */
    user: ownerOnly(owner),
    /** Whether the server runs the airline. */
    rival: bool,
    /** 0 to 1. */
    reputation: number,
    /** Share of recent flights on time, 0 to 1: see `punctualityOf`. */
    punctuality: number,
    /** Overhead as a share of ticket revenue: see `overheadShare`. 0 for an airline that has always been small. */
    overhead_share: number,
    /** Incremented by each action in the log. */
    revision: whole,
    /** Last hour for which the airline is settled; −1 before the first. */
    settled_hour: hidden(whole),
    /** Profit of the best week so far, in US dollars. 0 before the first such week. */
    best_week: hidden(whole),
    /** Net worth at the last valuation, in whole US dollars, and the world minute of its Monday. Both 0 before it. */
    net_worth: hidden(whole),
    valued: hidden(whole),
    /** Forecasts of the cash on the last Mondays, oldest first: see `StoredForecast`. Null before the first. */
    cash_forecasts: hidden(serverJson<unknown>(2_000)),
    /** Stored rules. Read them with `rulesOf`. */
    rules: ownerOnly(serverJson<unknown>(10_000)),
    /**
     * Hour after the one that last computed its connections. 0 if its timetable or fares have changed since.
     */
    connected: hidden(whole),
    /** Uptime of the world in seconds at the owner's last recorded visit: see `isNoteDue`. */
    seen: hidden(whole),
    /** World minute, and real time in ms since 1970, of the owner's last recorded visit. */
    visited: hidden(whole),
    visited_at: hidden(whole),
    /** World minutes at which the owner's last absence began and ended. Both 0 before the first. */
    away_from: ownerOnly(whole),
    away_until: ownerOnly(whole),
    /** Real time in ms since 1970 at which the owner was last emailed, or at which nothing waited. */
    reminded_at: hidden(whole),
    /** `insolvent_from` of the last insolvency of which the owner was emailed. */
    insolvency_mailed: hidden(whole),
    /**
     * Day of the last undo, in days since the world began, and the number of undos on it. See `undosLeft`.
     */
    undo_day: ownerOnly(whole),
    undo_count: ownerOnly(whole),
    /** World minute from which name and colours can be changed again. 0 if they have never been changed. */
    next_change: ownerOnly(whole),
  },
});
/** The owner's view of an airline. */
export type Airline = Row<typeof AIRLINE>;
