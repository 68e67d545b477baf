import type { AuditReport } from './run.ts';

/**
 * One report of several audits of a world: whatever any of them found broken, the fullest market of all, and what there is
 * at the end.
 */
export function combineAudits(reports: readonly [AuditReport, ...AuditReport[]]): AuditReport {
  const last = reports.at(-1) as AuditReport;
  const findings = last.findings.map(({ check }) => {
    const all = reports.flatMap((report) => report.findings.filter((finding) => finding.check === check));
    return {
      check,
      broken: Math.max(...all.map(({ broken }) => broken)),
      examples: all.find(({ broken }) => broken > 0)?.examples ?? [],
    };
  });
  const [fullest = null] = reports
    .flatMap((report) => report.fullest ?? [])
    .toSorted((one, other) => other.share - one.share);
  return { ...last, findings, fullest };
}
