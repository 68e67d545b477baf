import { DAY } from '../world/time.ts';

/** Game days from the end of an airline until its owner may found again. */
export const FRESH_START_DAYS = 60;

/** Returns the world minute from which the owner of an airline that ended at a minute may found again. */
export const freshStartAt = (ended: number): number => ended + FRESH_START_DAYS * DAY;

/**
 * Checks whether a player who deletes the account has to wait as after a failure. Otherwise, deleting it would be
 * a way around that. An airline may be given up within its first game day.
 * @param age of the airline in game minutes
 */
export const waitsAfterDeletion = (age: number): boolean => age >= DAY;

/** Mail services that ignore dots in the name before the @. */
const WITHOUT_DOTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Returns the form of an email address that is the same for all addresses of one mailbox: in lower case, and
 * without a suffix such as +games. Services that ignore dots in names count without them.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  const isDotless = WITHOUT_DOTS.includes(domain);
  return `${isDotless ? mailbox.replaceAll('.', '') : mailbox}@${isDotless ? 'gmail.com' : domain}`;
}
