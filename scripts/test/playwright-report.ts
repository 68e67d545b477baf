import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { type Failure, type FileTime, firstLines, type Result } from './result.ts';

interface TestError {
  message?: string;
  location?: { file: string };
}

interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: { errors: TestError[]; duration: number }[] }[];
}

interface Block {
  title: string;
  specs: Spec[];
  suites?: Block[];
}

export interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Block[];
  errors: TestError[];
}

const reasonOf = (errors: readonly TestError[]): string[] =>
  firstLines(errors.map(({ message }) => message ?? '').join('\n'));

/** Returns the failures in a block of tests. @param titles of the enclosing blocks, without the file's */
function failuresIn({ specs, suites = [] }: Block, titles: string[], folder: string): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        file: relative(ROOT, join(folder, file)),
        titles: [...titles, title],
        isFlaky: status === 'flaky',
        reason: reasonOf(results.find(({ errors }) => errors.length > 0)?.errors ?? []),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, [...titles, suite.title], folder))];
}

/** Returns the sum of the tests' times in a block, in seconds. */
const secondsIn = ({ specs, suites = [] }: Block): number =>
  [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1_000)),
    ),
    ...suites.map(secondsIn),
  ].reduce((sum, seconds) => sum + seconds, 0);

/** Reads Playwright's JSON report. A flaky test failed before it passed, which counts as a failure here. */
export function playwrightResult(path: string): Result {
  const { config, stats, suites, errors } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  const failures = suites.flatMap((file) => failuresIn(file, [], config.rootDir));
  // Files that do not load, or a runner that could not start. They may come in addition to failed tests.
  for (const error of errors) {
    const file = error.location ? relative(ROOT, error.location.file) : '';
    failures.push({ file, titles: [], isFlaky: false, reason: reasonOf([error]) });
  }
  const files: FileTime[] = suites.map((file) => ({
    file: relative(ROOT, join(config.rootDir, file.title)),
    seconds: secondsIn(file),
  }));
  const counts = { passed: stats.expected, failed: failures.length, skipped: stats.skipped };
  return { counts, failures, files };
}
