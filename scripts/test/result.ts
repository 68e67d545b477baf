import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Failure {
  /** Path from the project's root; empty if no file is responsible. */
  file: string;
  /** Titles, outermost first; empty if the file itself is broken. */
  titles: string[];
  /** Whether it failed before it passed. */
  isFlaky: boolean;
  /** First lines of the error. */
  reason: string[];
}

/** Time that a file of tests took. */
export interface FileTime {
  /** Path from the project's root. */
  file: string;
  seconds: number;
}

/** Result of a report. */
export interface Result {
  counts: Counts;
  failures: Failure[];
  files: FileTime[];
}

const MAX_LINES = 6;
const LONGEST_LINE = 400;

/** A line of code that Playwright shows, such as `> 3 | await page.goto()`. */
const SHOWN_CODE = /^>?\s*\d+ \|/;

/**
 * Returns an error's message without code and stack. fast-check's seed, path and counterexample are within
 * the first six lines.
 */
export function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error).split('\n');
  const stack = lines.findIndex((line) => /^\s+at \S/.test(line));
  return lines
    .slice(0, stack < 0 ? undefined : stack)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !SHOWN_CODE.test(line))
    .slice(0, MAX_LINES)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line));
}

/** Returns the failure as lines to print: what failed, then the reason, indented. */
export function failureLines(suite: string, { file, titles, isFlaky, reason }: Failure): string[] {
  const place = [file, ...titles].filter(Boolean).join(' › ');
  return [
    [isFlaky ? 'FLAKY' : 'FAILED', suite, place].filter(Boolean).join(' '),
    ...reason.map((line) => `  ${line}`),
  ];
}
