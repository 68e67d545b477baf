import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { bundleForHooks } from '#scripts/build/hooks.ts';
import { inRoot } from '#scripts/paths.ts';
import { runCommand } from '../console-command.ts';

/** A console command that needs no world and may run for any time. */
const hookFor = (name: string) => `
$app.rootCmd.addCommand(new Command({
  use: 'run-in-goja <folder>',
  run: (_command, [folder]) => {
    const { ${name} } = require(\`\${__hooks}/module.js\`);
    const input = JSON.parse(toString($os.readFile(folder + '/input.json')));
    $os.writeFile(folder + '/output.json', JSON.stringify(${name}(input, $app)), 0o600);
  },
}));
`;

/**
 * Runs a function, compiled like the hooks, in the real binary with an empty database.
 * @param file path below tests/support
 * @param name of the function. Its arguments are the input and the app.
 */
export async function runInGoja<Output>(file: string, name: string, input: unknown): Promise<Output> {
  const dir = mkdtempSync(`${tmpdir()}/am-engines-`);
  try {
    for (const part of ['pb_hooks', 'pb_migrations', 'pb_public', 'data']) mkdirSync(`${dir}/${part}`);
    await bundleForHooks(inRoot(`tests/support/${file}`), `${dir}/pb_hooks/module.js`);
    writeFileSync(`${dir}/pb_hooks/run.pb.js`, hookFor(name));
    writeFileSync(`${dir}/input.json`, JSON.stringify(input));
    const { code, output } = await runCommand(['run-in-goja', dir], { dataDir: `${dir}/data`, build: dir });
    if (code !== 0) throw new Error(`PocketBase ended with ${code}: ${output}`);
    return JSON.parse(readFileSync(`${dir}/output.json`, 'utf8'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
