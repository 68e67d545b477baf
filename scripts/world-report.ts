import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { runAudit } from './audit/run.ts';
import { buildTargets } from './build/targets.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { CHARACTERS } from './world/characters.ts';
import { worldPage } from './world/html.ts';
import { readOptions, type WorldOptions } from './world/options.ts';
import { lookAt } from './world/outcome.ts';
import { play } from './world/play.ts';
import { printWorld } from './world/print.ts';
import { checkSanity } from './world/sanity.ts';
import { openStage } from './world/stage.ts';

async function report({ days, seed, start, airlines, out, keep }: WorldOptions): Promise<void> {
  const dataDir = keep ?? mkdtempSync(`${tmpdir()}/am-world-`);
  try {
    const binary = await locatePocketbase();
    await buildTargets(['migrations', 'hooks', 'seed']);
    const stage = await openStage(binary, dataDir, { seed, start });
    let outcome: Awaited<ReturnType<typeof lookAt>>;
    try {
      const played = await play(stage, CHARACTERS.slice(0, airlines), days, (day, seconds) => {
        console.error(`Day ${day} of ${days}: settled in ${seconds.toFixed(2)} s`);
      });
      const { fuel_history, start: first } = await stage.now();
      outcome = await lookAt(played, { seed, days, start: first }, fuel_history ?? []);
    } finally {
      await stage.stop();
    }
    const world = { ...outcome, audit: await runAudit(dataDir) };
    const findings = checkSanity(world);
    printWorld(world, findings);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, worldPage(world, findings));
    console.log(`\nPlots: ${out}`);
    if (findings.some(({ kept }) => !kept)) process.exitCode = 1;
  } finally {
    if (keep === null) rmSync(dataDir, { recursive: true, force: true });
  }
}

const options = readOptions(process.argv.slice(2));
if (options) await report(options);
