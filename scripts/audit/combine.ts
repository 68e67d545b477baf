import type { AuditReport } from './run.ts';

/**
 * Combines several audits of a world into one report: all violations found by any of them, the fullest O&D
 * market, and the final state.
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
