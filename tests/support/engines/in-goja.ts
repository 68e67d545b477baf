import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { bundleForHooks } from '#scripts/build/hooks.ts';
import { inRoot } from '#scripts/paths.ts';
import { runCommand } from '../console-command.ts';
import type { Cases } from './cases.ts';
import type { Reckoned } from './reckon.ts';

/** A console command that needs no world and may run for any time. */
const HOOK = `
$app.rootCmd.addCommand(new Command({
  use: 'reckon <folder>',
  run: (_command, [folder]) => {
    const { reckon } = require(\`\${__hooks}/reckon.js\`);
    const cases = JSON.parse(toString($os.readFile(folder + '/cases.json')));
    $os.writeFile(folder + '/reckoned.json', JSON.stringify(reckon(cases)), 0o600);
  },
}));
`;

/** Runs the rules, compiled like the hooks, on the cases in the real binary. */
export async function reckonInGoja(cases: Cases): Promise<Reckoned> {
  const dir = mkdtempSync(`${tmpdir()}/am-engines-`);
  try {
    for (const part of ['pb_hooks', 'pb_migrations', 'pb_public', 'data']) mkdirSync(`${dir}/${part}`);
    await bundleForHooks(inRoot('tests/support/engines/reckon.ts'), `${dir}/pb_hooks/reckon.js`);
    writeFileSync(`${dir}/pb_hooks/reckon.pb.js`, HOOK);
    writeFileSync(`${dir}/cases.json`, JSON.stringify(cases));
    const { code, output } = await runCommand(['reckon', dir], { dataDir: `${dir}/data`, build: dir });
    if (code !== 0) throw new Error(`PocketBase ended with ${code}: ${output}`);
    return JSON.parse(readFileSync(`${dir}/reckoned.json`, 'utf8'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
