import { dayAndTime } from '../network/timetable/clock.ts';
import { HOUR } from '../world/time.ts';
import { type AirportSlots, fullFrom, shareOf, takenIn } from './airport-slots.ts';

/** Why an airline cannot bid for slots of an hour. */
export interface BidViolation {
  code: 'not_full' | 'slot_share';
  /** Hour of the week, 0 = Monday 00:00 UTC. */
  hour: number;
  /** Movements taken in the hour, or slots that the airline has in it. */
  taken: number;
  /** Movements from which the hour is full, or slots that the airline may have. */
  limit: number;
}

/** Returns the slots that an airline has in an hour. */
const heldIn = ({ held }: Pick<AirportSlots, 'held'>, hour: number): number =>
  (held.departure[hour] ?? 0) + (held.arrival[hour] ?? 0);

/**
 * Returns the first reason why an airline cannot bid for slots. Null if it can.
 * @param lots slots in each of the hours
 */
export function checkBid(slots: AirportSlots, hours: readonly number[], lots: number): BidViolation | null {
  const full = fullFrom(slots.capacity);
  for (const hour of hours) {
    const taken = takenIn(slots, hour);
    if (taken < full) return { code: 'not_full', hour, taken, limit: full };
    const held = heldIn(slots, hour);
    const share = shareOf(slots.capacity, slots.background[hour] ?? 0);
    if (held + lots > share) return { code: 'slot_share', hour, taken: held, limit: share };
  }
  return null;
}

/** Describes a violation, with times in UTC. @param code of the airport */
export function describeBidViolation(
  { code, hour, taken, limit }: BidViolation,
  airport: string,
  lots: number,
): string {
  const from = dayAndTime(hour * HOUR);
  if (code === 'not_full')
    return `${airport} still has slots in the hour from ${from} UTC: ${taken} of ${limit} movements are taken. Plan a flight there instead.`;
  return `One airline may have ${limit} slots at ${airport} in the hour from ${from} UTC. You have ${taken} and bid for ${lots}.`;
}
