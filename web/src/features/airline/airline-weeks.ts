import type { PublicAirline } from '#game/payloads/airline.ts';

type Week = PublicAirline['weeks'][number];

/** Returns the share of scheduled flights that were flown on time, 0 to 1. Null without flights. */
export function onTimeShare({ flights, cancelled, late }: Week): number | null {
  const scheduled = flights + cancelled;
  return scheduled > 0 ? (flights - late) / scheduled : null;
}

/** Returns the share of seats that were sold, 0 to 1. Null without flights. */
export const loadFactor = ({ seats, passengers }: Week): number | null =>
  seats > 0 ? passengers / seats : null;

/**
 * Returns the weeks from the first to the last with null for those without flights, so that a plot shows the
 * gaps.
 */
export function withGaps(weeks: readonly Week[]): { x: number[]; weeks: (Week | null)[] } {
  const byWeek = new Map(weeks.map((week) => [week.week, week]));
  const first = weeks[0]?.week ?? 0;
  const x = Array.from({ length: (weeks.at(-1)?.week ?? -1) - first + 1 }, (_, index) => first + index);
  return { x, weeks: x.map((week) => byWeek.get(week) ?? null) };
}
