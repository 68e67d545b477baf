import { DAY } from '../world/time.ts';

/** Game days for which a founder's consent to a merger holds. The buyer may be asleep for one of them in real time. */
export const CONSENT_DAYS = 60;

/** Returns the world minute at which a consent that is given now ends. */
export const consentUntil = (now: number): number => now + CONSENT_DAYS * DAY;

/** Consent of the founder of a public airline: see `SHARE_LISTING`. */
export interface MergerConsent {
  merger_buyer: string;
  merger_until: number;
}

/** Returns the world minute until which an airline may merge a player's. 0 without consent. */
export const consentFor = (
  { merger_buyer, merger_until }: MergerConsent,
  buyer: string,
  now: number,
): number => (merger_buyer === buyer && now < merger_until ? merger_until : 0);
