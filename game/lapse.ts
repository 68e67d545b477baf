const DAY_S = 86_400;

/** Real seconds of a running world without its owner after which an airline that has never flown lapses. */
export const LAPSE_AFTER = 14 * DAY_S;
/** How often it is noted that an owner was there, in real seconds: at most one write a day for each airline. */
const NOTE_EVERY = DAY_S;

/** When an owner was there. All times are seconds of the world's uptime, in which neither stops nor pauses count. */
interface Presence {
  uptime: number;
  /** When the owner was noted last: at founding, signing in, loading the page, or acting. */
  seen: number;
}

/** Whether it has to be noted that the owner is there now. */
export const isNoteDue = ({ uptime, seen }: Presence): boolean => uptime - seen >= NOTE_EVERY;

/** Uptime at which the airlines that lapse now were last noted, or earlier. The owner may have come a day after the note. */
export const lapsedSince = (uptime: number): number => uptime - LAPSE_AFTER - NOTE_EVERY;

/** Whether an airline gives its name and code back: it has never had a flight, and its owner has stayed away. */
export const hasLapsed = (airline: Presence & { hasFlown: boolean }): boolean =>
  !airline.hasFlown && airline.seen <= lapsedSince(airline.uptime);
