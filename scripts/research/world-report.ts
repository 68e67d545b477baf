import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fullestText } from '../audit/report.ts';
import { type AuditReport, combineAudits, runAudit } from '../audit/run.ts';
import { buildTargets } from '../build/targets.ts';
import { locatePocketbase } from '../pocketbase/locate.ts';
import { bestPage, printBest } from './world/best-report.ts';
import { playBest } from './world/best-run.ts';
import { CHARACTERS } from './world/characters.ts';
import { worldPage } from './world/html.ts';
import { flyHubs, hubTable, PUBLISHED } from './world/hubs/hub-table.ts';
import { readOptions, type WorldOptions } from './world/options.ts';
import { lookAt } from './world/outcome.ts';
import { play } from './world/play.ts';
import { printWorld } from './world/print.ts';
import { checkRivals } from './world/rivals/findings.ts';
import { playRivals } from './world/rivals/play-rivals.ts';
import { rivalPage } from './world/rivals/rival-page.ts';
import { printRivals } from './world/rivals/rival-report.ts';
import { checkSanity, leverageOf } from './world/sanity.ts';
import { reportSpread } from './world/spread/report.ts';
import { openStage, type Stage } from './world/stage.ts';

/** Runs a function with a new world and then ends its server. */
async function onStage<Result>(
  { seed, start, rivals }: WorldOptions,
  dataDir: string,
  play: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const binary = await locatePocketbase();
  await buildTargets(['migrations', 'hooks', 'seed']);
  const stage = await openStage(binary, dataDir, { seed, start, rivals: rivals ?? 0 });
  try {
    return await play(stage);
  } finally {
    await stage.stop();
  }
}

function writePage(out: string, page: string): void {
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, page);
  console.log(`\nPlots: ${out}`);
}

function printBroken({ findings }: AuditReport): void {
  for (const { check, broken, examples } of findings)
    if (broken > 0) console.log(`\n${check}:\n${examples.join('\n')}`);
}

/** Days between two audits. Flights are stored for 14 days, so every flight is audited. */
const AUDIT_EVERY = 13;

/** Audits a world during the game and at its end. */
class Auditor {
  readonly #dataDir: string;
  readonly #reports: AuditReport[] = [];

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async after(day: number): Promise<void> {
    if (day % AUDIT_EVERY === 0) this.#reports.push(await runAudit(this.#dataDir));
  }

  async end(): Promise<AuditReport> {
    const last = await runAudit(this.#dataDir);
    const [first = last, ...others] = this.#reports;
    return combineAudits([first, ...others, last]);
  }
}

/** Plays many airlines with different manners. @returns whether the world is within all bounds */
async function reportUsual(options: WorldOptions, dataDir: string): Promise<boolean> {
  const { days, seed, airlines, out } = options;
  const auditor = new Auditor(dataDir);
  const outcome = await onStage(options, dataDir, async (stage) => {
    const played = await play(stage, CHARACTERS.slice(0, airlines), days, async (day, seconds) => {
      console.error(`Day ${day} of ${days}: settled in ${seconds.toFixed(2)} s`);
      await auditor.after(day);
    });
    const { fuel_history, start } = await stage.now();
    return lookAt(played, { seed, days, start }, fuel_history ?? []);
  });
  const hubs = flyHubs(Object.keys(PUBLISHED).slice(0, airlines));
  const world = { ...outcome, hubs, leverage: leverageOf(outcome), audit: await auditor.end() };
  const findings = checkSanity(world);
  printWorld(world, findings);
  writePage(out, worldPage(world, findings));
  return findings.every(({ kept }) => kept);
}

/** Plays one airline with the fastest known growth. @returns whether the audit finds no violation */
async function reportBest(options: WorldOptions, dataDir: string): Promise<boolean> {
  const { days, seed, out } = options;
  const auditor = new Auditor(dataDir);
  const run = await onStage(options, dataDir, (stage) =>
    playBest(stage, days, async (day, worth) => {
      console.error(`Day ${day} of ${days}: $${(worth / 1e6).toFixed(1)}m`);
      await auditor.after(day);
    }),
  );
  const audit = await auditor.end();
  printBest(run, seed);
  console.log(`Fullest O&D market with connections: ${fullestText(audit)}`);
  printBroken(audit);
  writePage(out, bestPage(run, seed));
  return audit.findings.every(({ broken }) => broken === 0);
}

/** Lets rivals and two players fly. @returns whether the world is within all bounds */
async function reportRivals(options: WorldOptions, rivals: number, dataDir: string): Promise<boolean> {
  const { days, seed, out } = options;
  let began = performance.now();
  const run = await onStage(options, dataDir, (stage) =>
    playRivals(stage, rivals, days, async (week, { airlines }) => {
      const seconds = (performance.now() - began) / 1000;
      console.error(`Week ${week}: ${airlines.length} airlines, ${seconds.toFixed(0)} s`);
      began = performance.now();
    }),
  );
  const audit = await runAudit(dataDir);
  const findings = checkRivals(run, audit);
  printRivals(run, findings, seed);
  printBroken(audit);
  writePage(out, rivalPage(run, findings, seed));
  return findings.every(({ kept }) => kept);
}

async function report(options: WorldOptions): Promise<void> {
  const dataDir = options.keep ?? mkdtempSync(`${tmpdir()}/am-world-`);
  try {
    const { rivals, strategy } = options;
    const isSound =
      rivals === null
        ? await (strategy === 'best' ? reportBest : reportUsual)(options, dataDir)
        : await reportRivals(options, rivals, dataDir);
    if (!isSound) process.exitCode = 1;
  } finally {
    if (options.keep === null) rmSync(dataDir, { recursive: true, force: true });
  }
}

const options = readOptions(process.argv.slice(2));
if (options?.spread) {
  if (!reportSpread(options.seed, options.spread)) process.exitCode = 1;
} else if (options?.strategy === 'hubs') console.log(hubTable(flyHubs()));
else if (options) await report(options);
