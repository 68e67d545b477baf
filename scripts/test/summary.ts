import { readdirSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { table } from '../table.ts';
import { type Counts, type FileTime, failureLines } from './result.ts';
import type { Outcome } from './run-suite.ts';
import type { Suite } from './suites.ts';

const SLOWEST = 10;

/** Returns the slowest files as rows of suite, file and time. */
function slowestOf({ name, files }: { name: string; files: readonly FileTime[] }): string[][] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => [name, file, `${Math.round(seconds)} s`]);
}

/**
 * Returns the lines at the end of a run: the time and the counts of each suite, its slowest files, and what failed or did
 * not run. Failures are near the end, so that a truncated log still contains them.
 */
export function summary(outcomes: readonly Outcome[], reasons: readonly string[]): string[] {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts } of outcomes)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  const rows = outcomes.map(({ name, counts, seconds }) => [
    name,
    ...[counts.passed, counts.failed, counts.skipped].map(String),
    `${seconds} s`,
  ]);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return [
    `\n${table(['tests', 'slowest files', 'time'], outcomes.flatMap(slowestOf))}`,
    `\n${table(['tests', 'passed', 'failed', 'skipped', 'time'], rows)}\n`,
    ...outcomes.flatMap(({ name, failures }) => failures.flatMap((failure) => failureLines(name, failure))),
    ...reasons.map((reason) => `!! ${reason}`),
    `${total.passed} passed, ${total.failed} failed${skipped}`,
  ];
}

const countFiles = (folder: string): number =>
  readdirSync(inRoot(folder), { recursive: true }).filter((file) => /\.(test|spec)\.tsx?$/.test(String(file)))
    .length;

/** Returns the line that says which tests did not run and how to run them. */
export function leftOut(suites: readonly Pick<Suite, 'name' | 'folder'>[]): string {
  const parts = suites.map(({ name, folder }) => `${name} (${countFiles(folder)} files)`);
  return `Left out: ${parts.join(', ')}. Run everything with npm run test:all, or some with npm test -- ${suites[0]?.name}.`;
}
