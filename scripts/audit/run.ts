import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { buildTargets } from '../build/targets.ts';
import { locatePocketbase } from '../pocketbase/locate.ts';
import { pocketbaseArgs } from '../pocketbase/serve-args.ts';
import { Problem } from '../problem.ts';

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

/** Output limit in bytes. The output for a large world is long. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Removes the time that the console puts before each line. */
const withoutTime = (text: string) => text.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /gm, '').trim();

function fileSizes(dataDir: string): Record<string, number> {
  const names = readdirSync(dataDir).filter((name) => /\.db(-wal)?$/.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, statSync(`${dataDir}/${name}`).size]));
}

/**
 * Checks a data folder with the binary's own command. The folder may be in use by a server, and nothing
 * changes. Throws a Problem if it contains no world or cannot be read.
 */
export async function runAudit(dataDir: string): Promise<AuditReport> {
  if (!existsSync(`${dataDir}/data.db`)) throw new Problem(`There is no world in ${dataDir}.`);
  const binary = await locatePocketbase();
  await buildTargets(['migrations', 'hooks']);
  const run = spawnSync(binary, ['audit', ...pocketbaseArgs(dataDir)], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  const said = withoutTime(run.stdout ?? '');
  const line = said.split('\n').find((text) => text.startsWith('{'));
  if (run.status !== 0 || line === undefined) {
    const reason = [withoutTime(run.stderr ?? ''), said, run.error?.message].filter(Boolean).join('\n');
    throw new Problem(
      `${reason || `PocketBase ended with ${run.status}.`}\n${dataDir} could not be checked.`,
    );
  }
  return { ...resultSchema.parse(JSON.parse(line)), files: fileSizes(dataDir) };
}
