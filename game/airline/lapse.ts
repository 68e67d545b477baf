const DAY_S = 86_400;

/** Days of uptime that an owner may be absent before an airline that has never flown lapses. */
export const LAPSE_DAYS = 14;
/** The same in seconds. */
export const LAPSE_AFTER = LAPSE_DAYS * DAY_S;
/**
 * Minimum interval between two presence records, in uptime seconds: at most one write per day and airline.
 */
const NOTE_EVERY = DAY_S;

/** An owner's presence. All times are seconds of the world's uptime, which excludes stops and pauses. */
interface Presence {
  uptime: number;
  /** Last recorded presence: founding, signing in, loading the page, or an action. */
  seen: number;
}

/** Checks whether the owner's presence must be recorded now. */
export const isNoteDue = ({ uptime, seen }: Presence): boolean => uptime - seen >= NOTE_EVERY;

/**
 * Returns the latest recorded presence for which an airline lapses now. Allows for a visit up to a day after
 * the record.
 */
export const lapsedSince = (uptime: number): number => uptime - LAPSE_AFTER - NOTE_EVERY;

/**
 * Checks whether an airline lapses and releases its name and code: it has never had a flight and its owner is
 * absent.
 */
export const hasLapsed = (airline: Presence & { hasFlown: boolean }): boolean =>
  !airline.hasFlown && airline.seen <= lapsedSince(airline.uptime);
