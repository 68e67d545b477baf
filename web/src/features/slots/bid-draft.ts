import type { AirportSlots } from '#game/slots/airport-slots.ts';
import { BID_PRICE_MAX, BID_PRICE_MIN, LOTS_MAX } from '#game/slots/auction-limits.ts';
import { checkBid, describeBidViolation } from '#game/slots/check-bid.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';
import { formatMoney } from '#web/lib/format.ts';

/** Accepted numbers of a bid. */
export const LOTS = { min: 1, max: LOTS_MAX };
export const PRICES = {
  min: BID_PRICE_MIN,
  max: BID_PRICE_MAX,
  step: BID_PRICE_MIN,
  unit: '$',
  isMoney: true,
};

/** The bid as the form has it. */
export interface BidDraft {
  days: readonly number[];
  /** Hours of the day: from the beginning of the first to the end of the last. */
  first: number;
  last: number;
  lots: number;
  price: number;
}

/** Returns the full hours that a draft is for. */
export const hoursIn = ({ days, first, last }: BidDraft, full: readonly number[]): number[] =>
  full.filter((hour) => {
    const ofDay = hour % HOURS_A_DAY;
    return days.includes(Math.floor(hour / HOURS_A_DAY)) && ofDay >= first && ofDay <= last;
  });

/** Returns what is wrong with a bid of accepted numbers. Undefined if it can be placed. */
export function problemOf(
  { lots }: BidDraft,
  hours: readonly number[],
  { airport, slots, cash }: { airport: Airport; slots: AirportSlots; cash: number },
  cost: number,
): string | undefined {
  if (hours.length === 0) return `${airport.iata} is not full at these times. Plan a flight there instead.`;
  const violation = checkBid(slots, hours, lots);
  if (violation) return describeBidViolation(violation, airport.iata, lots);
  return cost > cash ? `This needs ${formatMoney(cost)}, and you have ${formatMoney(cash)}.` : undefined;
}
