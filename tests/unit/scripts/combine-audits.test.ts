import { expect, it } from 'vitest';
import { type AuditReport, combineAudits } from '#scripts/audit/run.ts';

const report = (broken: number, share: number | null, rows: number): AuditReport => ({
  findings: [
    { check: 'money', broken: 0, examples: [] },
    { check: 'demand', broken, examples: broken > 0 ? [`${broken} too many`] : [] },
  ],
  rows: { flight: rows },
  files: { 'data.db': rows * 100 },
  fullest: share === null ? null : { from: 'AMS', to: 'LHR', people: 100 * share, wanted: 100, share },
});

it('keeps findings of an earlier audit even if the flights no longer exist at the end', () => {
  const { findings, fullest, rows, files } = combineAudits([
    report(0, 0.5, 1),
    report(3, 1.2, 2),
    report(0, null, 3),
  ]);
  expect(findings).toEqual([
    { check: 'money', broken: 0, examples: [] },
    { check: 'demand', broken: 3, examples: ['3 too many'] },
  ]);
  expect(fullest?.share).toBe(1.2);
  expect({ rows, files }).toEqual({ rows: { flight: 3 }, files: { 'data.db': 300 } });
});

it('returns a single audit unchanged', () => {
  const only = report(2, 0.9, 5);
  expect(combineAudits([only])).toEqual(only);
});
