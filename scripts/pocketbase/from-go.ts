import { spawn } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** What `go install` is told: the upstream module at its pinned version, with that version stamped in. */
export function goInstallArgs(version: string): string[] {
  return [
    'install',
    '-v',
    '-trimpath',
    '-ldflags',
    `-s -w -X github.com/pocketbase/pocketbase.Version=${version}`,
    `github.com/pocketbase/pocketbase/examples/base@v${version}`,
  ];
}

/** Runs Go and shows how far it has come: it names each module it downloads and each package it compiles. */
function runGo(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = spawn('go', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
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
      else reject(new Error(`go install ended with ${code}: ${problems.slice(-3).join(' ')}`));
    });
  });
}

/**
 * Builds the binary from the upstream module into `target`. Go checks every module against its checksum database.
 * Throws with the reason when it cannot.
 */
export async function fromGo(version: string, target: string): Promise<void> {
  const folder = dirname(target);
  const before = new Set(readdirSync(folder));
  console.error(`Building PocketBase ${version} with Go (once, about a minute) …`);
  await runGo(goInstallArgs(version), { ...process.env, CGO_ENABLED: '0', GOBIN: folder });
  const made = readdirSync(folder).find((file) => !before.has(file) && file.startsWith('base'));
  if (!made) throw new Error('go install left no binary behind');
  rmSync(target, { force: true });
  renameSync(`${folder}/${made}`, target);
}
