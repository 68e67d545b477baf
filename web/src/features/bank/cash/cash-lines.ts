import type { Cash } from '#game/payloads/cash.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import type { PlotMark } from '#web/components/plot/plot-series.ts';

/** Share of the overdraft limit from which cash is near it. */
const NEAR = 0.25;

/** The lines of the plot over one axis of world days. */
export interface CashLines {
  x: number[];
  past: (number | null)[];
  expected: (number | null)[];
  low: (number | null)[];
  high: (number | null)[];
}

/** Returns past cash up to now, and from now on the forecast with its band. */
export function cashLines({
  minute,
  history,
  expected,
  low,
  high,
}: Pick<Cash, 'minute' | 'history' | 'expected' | 'low' | 'high'>): CashLines {
  const none = (count: number) => Array.from({ length: count }, () => null);
  const before = none(Math.max(0, history.length - 1));
  const now = history.at(-1)?.cash ?? null;
  return {
    x: [
      ...history.map((point) => point.minute / DAY),
      ...expected.map((_, week) => (minute + (week + 1) * WEEK) / DAY),
    ],
    past: [...history.map(({ cash }) => cash), ...none(expected.length)],
    expected: [...before, now, ...expected],
    low: [...before, now, ...low],
    high: [...before, now, ...high],
  };
}

/**
 * Returns the levels that matter to an airline short of cash: zero, below which it pays interest, and the limit, beyond
 * which it is insolvent. None if cash stays above zero, and no limit while cash stays far above it.
 * @param limit whole US dollars that cash may be below zero
 */
export function overdraftMarks({ past, expected, low }: CashLines, limit: number): PlotMark[] {
  const lowest = [past, expected, low].flat().reduce<number>((min, cash) => Math.min(min, cash ?? 0), 0);
  if (lowest >= 0) return [];
  return [
    ...(limit > 0 ? [{ axis: 'y' as const, at: 0, label: 'Overdraft begins' }] : []),
    ...(lowest < -limit * NEAR ? [{ axis: 'y' as const, at: -limit, label: 'Overdraft limit' }] : []),
  ];
}

/** Returns the ticks of the axis in world days: now, and whole weeks before and after it. */
export function weekTicks({
  minute,
  history,
  expected,
}: Pick<Cash, 'minute' | 'history' | 'expected'>): number[] {
  const before = Math.floor((minute - (history[0]?.minute ?? minute)) / WEEK);
  return Array.from(
    { length: before + 1 + expected.length },
    (_, week) => (minute + (week - before) * WEEK) / DAY,
  );
}
