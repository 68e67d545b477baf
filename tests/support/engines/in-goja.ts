import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { bundleForHooks } from '#scripts/build/hooks.ts';
import { inRoot } from '#scripts/paths.ts';
import { runCommand } from '../console-command.ts';
import type { Cases } from './cases.ts';
import type { Computed } from './compute.ts';

/** A console command that needs no world and may run for any time. */
const HOOK = `
$app.rootCmd.addCommand(new Command({
  use: 'compute <folder>',
  run: (_command, [folder]) => {
    const { compute } = require(\`\${__hooks}/compute.js\`);
    const cases = JSON.parse(toString($os.readFile(folder + '/cases.json')));
    $os.writeFile(folder + '/computed.json', JSON.stringify(compute(cases)), 0o600);
  },
}));
`;

/** Runs the rules, compiled like the hooks, on the cases in the real binary. */
export async function computeInGoja(cases: Cases): Promise<Computed> {
  const dir = mkdtempSync(`${tmpdir()}/am-engines-`);
  try {
    for (const part of ['pb_hooks', 'pb_migrations', 'pb_public', 'data']) mkdirSync(`${dir}/${part}`);
    await bundleForHooks(inRoot('tests/support/engines/compute.ts'), `${dir}/pb_hooks/compute.js`);
    writeFileSync(`${dir}/pb_hooks/compute.pb.js`, HOOK);
    writeFileSync(`${dir}/cases.json`, JSON.stringify(cases));
    const { code, output } = await runCommand(['compute', dir], { dataDir: `${dir}/data`, build: dir });
    if (code !== 0) throw new Error(`PocketBase ended with ${code}: ${output}`);
    return JSON.parse(readFileSync(`${dir}/computed.json`, 'utf8'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
