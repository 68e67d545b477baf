import { table } from '../table.ts';
import type { AuditReport } from './run.ts';

const number = (value: number) => value.toLocaleString('en-US');

/**
 * Names the O&D market with the highest share of its demand booked. Up to 12 passengers above the demand are
 * due to chance and do not count.
 */
export const fullestText = ({ fullest }: Pick<AuditReport, 'fullest'>): string =>
  fullest
    ? `${fullest.share.toFixed(3)} of the demand: ${fullest.from} to ${fullest.to}, ${number(fullest.people)} flew, ${number(fullest.wanted)} wanted to`
    : 'no connecting passengers';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Prints the findings of an audit and the size of the world. Returns whether all checks hold. */
export function printReport(report: AuditReport, dataDir: string): boolean {
  const { findings, rows, files } = report;
  console.log(
    table(
      ['check', '', 'violations'],
      findings.map(({ check, broken }) => [
        check,
        broken === 0 ? 'ok' : 'BROKEN',
        broken ? number(broken) : '',
      ]),
    ),
  );
  for (const { check, examples } of findings.filter(({ broken }) => broken > 0))
    console.log(`\n${check}:\n${examples.map((example) => `  ${example}`).join('\n')}`);

  console.log(`\nFullest O&D market with connections: ${fullestText(report)}`);
  const counts = Object.entries(rows).sort(([, a], [, b]) => b - a);
  console.log(
    `\n${table(
      ['collection', 'rows'],
      counts.map(([name, count]) => [name, number(count)]),
    )}`,
  );
  const sizes = Object.entries(files).map(([name, bytes]) => [name, megabytes(bytes)]);
  const total = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  console.log(`\n${table(['file', 'size'], [...sizes, ['total', megabytes(total)]])}`);
  const broken = findings.filter((finding) => finding.broken > 0).length;
  console.log(
    broken === 0 ? `\n${dataDir} is sound.` : `\n${dataDir}: ${broken} of ${findings.length} checks failed.`,
  );
  return broken === 0;
}
