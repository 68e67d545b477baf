import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Failure {
  /** Path from the project's root; empty where no file is to blame. */
  file: string;
  /** Titles from the outermost on; none where the file itself is broken. */
  titles: string[];
  /** It failed before it passed. */
  isFlaky: boolean;
  /** First lines of the error. */
  reason: string[];
}

/** What a report says: how many, and which not. */
export interface Result {
  counts: Counts;
  failures: Failure[];
}

const MOST_LINES = 6;
const LONGEST_LINE = 400;

/** A line of code that Playwright shows, such as `> 3 | await page.goto()`. */
const SHOWN_CODE = /^>?\s*\d+ \|/;

/** An error's own words, without code and stack: fast-check's seed, path and counterexample are among the first six lines. */
export function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error).split('\n');
  const stack = lines.findIndex((line) => /^\s+at \S/.test(line));
  return lines
    .slice(0, stack < 0 ? undefined : stack)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !SHOWN_CODE.test(line))
    .slice(0, MOST_LINES)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line));
}

/** The failure as lines to print: what failed, and below it, indented, why. */
export function failureLines(suite: string, { file, titles, isFlaky, reason }: Failure): string[] {
  const place = [file, ...titles].filter(Boolean).join(' › ');
  return [
    [isFlaky ? 'FLAKY' : 'FAILED', suite, place].filter(Boolean).join(' '),
    ...reason.map((line) => `  ${line}`),
  ];
}
