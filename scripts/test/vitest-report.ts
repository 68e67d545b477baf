import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { type Failure, type FileTime, firstLines, type Result } from './result.ts';

interface Assertion {
  ancestorTitles: string[];
  title: string;
  status: string;
  failureMessages: string[];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[];
}

/**
 * Vitest's message for a test that timed out. The original message is lost, but the log above contains it.
 */
const OUT_OF_TIME = /^Error: STACK_TRACE_ERROR/;

const reasonOf = (messages: readonly string[]): string[] =>
  messages.flatMap((message) => (OUT_OF_TIME.test(message) ? ['It timed out'] : firstLines(message)));

/** Path of the times of a report's files. */
export const timesOf = (report: string): string => `${report}.times`;

const readTimes = (path: string): FileTime[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FileTime[]) : [];

/** Reads Vitest's JSON report, and beside it the times of its files (file-times.ts). */
export function vitestResult(path: string): Result {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    // A file that fails before its first test, or outside its tests, has no failed test of its own.
    if (failed.length === 0 && status === 'failed') {
      return [{ file, titles: [], isFlaky: false, reason: firstLines(message) }];
    }
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      titles: [...ancestorTitles, title],
      isFlaky: false,
      reason: reasonOf(failureMessages),
    }));
  });
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
  const counts = { passed, failed: failures.length, skipped: numPendingTests + numTodoTests };
  return { counts, failures, files: readTimes(timesOf(path)) };
}
