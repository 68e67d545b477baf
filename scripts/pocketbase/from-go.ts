import { spawn } from 'node:child_process';
import { inRoot } from '../paths.ts';
import { VERSION } from './version.ts';

/** The project's main package: PocketBase with a limit of concurrent calls. */
export const SERVER = inRoot('server');

/**
 * Returns Go's arguments, to use in the folder of the main package.
 * @param version of PocketBase
 * @param product version of the product
 */
export function goBuildArgs(version: string, product: string, target: string): string[] {
  const flags = `-s -w -X main.version=${product} -X github.com/pocketbase/pocketbase.Version=${version}`;
  return ['build', '-v', '-trimpath', '-ldflags', flags, '-o', target, '.'];
}

/** Runs Go and shows the progress from the modules and packages that it lists. */
function runGo(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = spawn('go', args, { cwd: SERVER, env, stdio: ['ignore', 'ignore', 'pipe'] });
    const killOnExit = () => go.kill();
    process.once('exit', killOnExit);
    const problems: string[] = [];
    let downloaded = 0;
    let compiled = 0;
    const progress = () => `  ${downloaded} modules downloaded, ${compiled} packages compiled`;
    const started = Date.now();
    const ticker = setInterval(
      () => {
        const seconds = Math.round((Date.now() - started) / 1000);
        process.stderr.write(
          process.stderr.isTTY ? `\r${progress()}, ${seconds} s` : `${progress()}, ${seconds} s\n`,
        );
      },
      process.stderr.isTTY ? 250 : 10_000,
    );
    go.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\n').filter(Boolean)) {
        if (line.startsWith('go: downloading')) downloaded += 1;
        else if (/^[\w./~-]+$/.test(line)) compiled += 1;
        else problems.push(line);
      }
    });
    const finish = () => {
      process.removeListener('exit', killOnExit);
      clearInterval(ticker);
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    };
    go.on('error', (error: NodeJS.ErrnoException) => {
      finish();
      reject(new Error(error.code === 'ENOENT' ? 'Go is not installed' : error.message));
    });
    go.on('close', (code) => {
      finish();
      if (code === 0) resolve();
      else reject(new Error(`go build ended with ${code}: ${problems.slice(-3).join(' ')}`));
    });
  });
}

/**
 * Builds the binary into `target` and stamps both versions into it. Go checks every module against the
 * checksums beside the main package. Throws with the reason if it fails.
 */
export async function fromGo(version: string, target: string): Promise<void> {
  console.error(`Building PocketBase ${version} with Go (once, one or two minutes) …`);
  await runGo(goBuildArgs(version, VERSION, target), { ...process.env, CGO_ENABLED: '0' });
}
