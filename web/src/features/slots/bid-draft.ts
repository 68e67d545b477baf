import type { Airport } from '#game/airport/airport.ts';
import type { AirportSlots } from '#game/slots/airport-slots.ts';
import { BID_PRICE_MAX, BID_PRICE_MIN, LOTS_MAX } from '#game/slots/auction-limits.ts';
import { checkBid, describeBidViolation } from '#game/slots/check-bid.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';
import { formatMoney } from '#web/lib/format.ts';

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

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

/** Returns what is wrong with a bid. Undefined if it can be placed. */
export function problemOf(
  { lots, price }: BidDraft,
  hours: readonly number[],
  { airport, slots, cash }: { airport: Airport; slots: AirportSlots; cash: number },
  cost: number,
): string | undefined {
  if (!isWithin(lots, 1, LOTS_MAX)) return 'Enter the number of slots, at least 1.';
  if (!isWithin(price, BID_PRICE_MIN, BID_PRICE_MAX))
    return `Enter a price from ${formatMoney(BID_PRICE_MIN)} to ${formatMoney(BID_PRICE_MAX)}.`;
  if (hours.length === 0) return `${airport.iata} is not full at these times. Plan a flight there instead.`;
  const violation = checkBid(slots, hours, lots);
  if (violation) return describeBidViolation(violation, airport.iata, lots);
  return cost > cash ? `This needs ${formatMoney(cost)}, and you have ${formatMoney(cash)}.` : undefined;
}
