/** One row of the output of `npm run bench`. */
export interface Figure {
  what: string;
  value: string;
  /** The limit as text, and whether the figure meets it. */
  budget?: { limit: string; kept: boolean };
}

const rounded = (value: number, digits: number): string => value.toFixed(digits);

/** A figure with no budget. */
export const figure = (what: string, value: number, unit: string, digits = 0): Figure => ({
  what,
  value: `${rounded(value, digits)} ${unit}`,
});

/** A figure that must not exceed a limit. */
export const atMost = (what: string, value: number, limit: number, unit: string, digits = 0): Figure => ({
  ...figure(what, value, unit, digits),
  budget: { limit: `≤ ${limit} ${unit}`, kept: value <= limit },
});

/** A figure that must reach a limit. */
export const atLeast = (what: string, value: number, limit: number, unit: string, digits = 0): Figure => ({
  ...figure(what, value, unit, digits),
  budget: { limit: `≥ ${limit} ${unit}`, kept: value >= limit },
});

/** A figure that cannot be measured on this machine. */
export const missing = (what: string, why: string): Figure => ({ what, value: `– (${why})` });

/** Returns the middle value, the higher one of two. NaN without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
