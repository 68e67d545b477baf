import { readdirSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { runOnWorld } from '../pocketbase/world-command.ts';

const resultSchema = z.object({
  findings: z.array(z.object({ check: z.string(), broken: z.number(), examples: z.array(z.string()) })),
  rows: z.record(z.string(), z.number()),
  fullest: z.nullable(
    z.object({ from: z.string(), to: z.string(), people: z.number(), wanted: z.number(), share: z.number() }),
  ),
});

export interface AuditReport extends z.infer<typeof resultSchema> {
  /** Size of each database file in bytes. */
  files: Record<string, number>;
}

/** The line of the output that holds the result. */
const resultIn = (output: string) => output.split('\n').find((text) => text.startsWith('{'));

function fileSizes(dataDir: string): Record<string, number> {
  const names = readdirSync(dataDir).filter((name) => /\.db(-wal)?$/.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, statSync(`${dataDir}/${name}`).size]));
}

/**
 * Checks a data folder with the binary's own command. The folder may be in use by a server, and nothing
 * changes. Throws a Problem if it contains no world or cannot be read.
 */
export async function runAudit(dataDir: string): Promise<AuditReport> {
  const output = await runOnWorld(['audit'], dataDir, (said) => resultIn(said) !== undefined);
  const line = resultIn(output) ?? '';
  return { ...resultSchema.parse(JSON.parse(line)), files: fileSizes(dataDir) };
}

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
