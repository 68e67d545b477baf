import { table } from '#scripts/table.ts';
import { percent } from './figures.ts';

/** A bound of a sane world, and whether it is kept. */
export interface Finding {
  name: string;
  value: string;
  bound: string;
  kept: boolean;
}

/** Returns the finding that a figure is within a range. NaN is not. */
export const within = (
  name: string,
  value: number,
  [low, high]: readonly [number, number],
  format: (value: number) => string = percent,
): Finding => ({
  name,
  value: format(value),
  bound: `${format(low)} to ${format(high)}`,
  kept: value >= low && value <= high,
});

/** Returns findings as a text table. */
export const findingTable = (title: string, findings: readonly Finding[]): string =>
  table(
    [title, 'here', 'bound', ''],
    findings.map(({ name, value, bound, kept }) => [name, value, bound, kept ? 'ok' : 'MISSED']),
  );
