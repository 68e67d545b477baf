import { timeText, WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';
import { type AirportSlots, fullFrom, takenIn } from '#game/slots/airport-slots.ts';
import { lotsOnOffer } from '#game/slots/auction-hour.ts';
import type { SlotBid } from '#game/tables/slot-bid.ts';
import { HOUR, HOURS_A_DAY, HOURS_A_WEEK } from '#game/world/time.ts';

/** Returns the hours of the week in which an airport is full. */
export const fullHours = (slots: AirportSlots): number[] =>
  Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour).filter(
    (hour) => takenIn(slots, hour) >= fullFrom(slots.capacity),
  );

/** Returns the slots of an hour that an auction would sell today. */
export const lotsIn = (slots: AirportSlots, hour: number): number =>
  lotsOnOffer({
    capacity: slots.capacity,
    background: slots.background[hour] ?? 0,
    taken: takenIn(slots, hour),
    pool: slots.pool[hour] ?? 0,
  });

/** Returns the hour of the day in which an airport is full most often. Null if it is never full. */
export function fullestHour(full: readonly number[]): number | null {
  const counts = new Array<number>(HOURS_A_DAY).fill(0);
  for (const hour of full) counts[hour % HOURS_A_DAY] = (counts[hour % HOURS_A_DAY] ?? 0) + 1;
  return full.length === 0 ? null : counts.indexOf(Math.max(...counts));
}

/** Returns spans of the day such as "08:00–11:00". @param ofDay hours of the day in order */
function spansText(ofDay: readonly number[]): string {
  const spans: string[] = [];
  for (let index = 0; index < ofDay.length; index++) {
    const from = ofDay[index] as number;
    while (ofDay[index + 1] === (ofDay[index] as number) + 1) index++;
    spans.push(`${timeText(from * HOUR)}–${timeText(((ofDay[index] as number) + 1) * HOUR)}`);
  }
  return spans.join(' and ');
}

/** Returns days such as "Mon–Wed, Fri". @param days 0 = Monday, in order */
function daysText(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const nameOf = (day = 0) => WEEKDAY_NAMES[day] ?? '';
  return runs
    .map((run) => (run.length > 1 ? `${nameOf(run[0])}–${nameOf(run.at(-1))}` : nameOf(run[0])))
    .join(', ');
}

/** Formats hours of the week: "Mon–Wed, Fri 08:00–11:00, Sat 08:00–09:00". */
export function hoursText(hours: readonly number[]): string {
  const sorted = hours.toSorted((a, b) => a - b);
  const groups: { days: number[]; spans: string }[] = [];
  for (const day of WEEKDAY_NAMES.keys()) {
    const ofDay = sorted.filter((hour) => Math.floor(hour / HOURS_A_DAY) === day);
    const spans = spansText(ofDay.map((hour) => hour % HOURS_A_DAY));
    const last = groups.at(-1);
    if (spans !== '' && spans === last?.spans) last.days.push(day);
    else if (spans !== '') groups.push({ days: [day], spans });
  }
  return groups.map(({ days, spans }) => `${daysText(days)} ${spans}`).join(', ');
}

/** Bids of the airline that differ only in their hours. */
export interface BidGroup {
  bid: SlotBid;
  hours: number[];
}

/** Groups bids by airport, price and result. */
export function groupBids(bids: readonly SlotBid[]): BidGroup[] {
  const groups = new Map<string, BidGroup>();
  for (const bid of bids) {
    const { airport, auction, lots, price, won, paid } = bid;
    const key = [airport, auction, lots, price, won, paid].join(' ');
    const group = groups.get(key);
    if (group) group.hours.push(bid.hour);
    else groups.set(key, { bid, hours: [bid.hour] });
  }
  return [...groups.values()];
}
