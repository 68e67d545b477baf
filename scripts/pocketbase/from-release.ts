import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';

const RELEASES = 'https://github.com/pocketbase/pocketbase/releases/download';
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};
const PROCESSORS: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
  arm: 'armv7',
  ppc64: 'ppc64le',
  s390x: 's390x',
};

/** Prints a warning each time the release is used, so that nobody makes such a server public. */
export function warnOfRelease(): void {
  console.error(
    'WARNING: this is the official release of PocketBase. It does not limit how many calls run at once, so an overloaded\n' +
      'server takes all memory. It is good enough on your own machine. Install Go 1.26 or newer to get the limit.',
  );
}

/** Returns the name of the release archive for this machine. Throws if upstream does not publish one. */
export function archiveName(version: string, platform = process.platform, arch = process.arch): string {
  const system = SYSTEMS[platform];
  const processor = PROCESSORS[arch];
  if (!system || !processor) throw new Error(`there is no release for ${platform} on ${arch}`);
  return `pocketbase_${version}_${system}_${processor}.zip`;
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) }).catch((error) => {
    const { cause } = error as { cause?: { code?: string } };
    throw new Error(`${new URL(url).host} cannot be reached (${cause?.code ?? (error as Error).message})`);
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Writes the binary of the official release to `target`, after checking the archive against that release's
 * own list of SHA-256 checksums. `base` is the folder of releases. Tests serve their own. Throws with the
 * reason if it fails.
 */
export async function fromRelease(version: string, target: string, base = RELEASES): Promise<void> {
  const name = archiveName(version);
  const sums = (await download(`${base}/v${version}/checksums.txt`)).toString('utf8');
  const wanted = sums
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, file]) => file === name)?.[0];
  if (!wanted) throw new Error(`the release's list of checksums has no ${name}`);

  console.error(`Downloading PocketBase ${version} (once, about 12 MB) …`);
  const archive = await download(`${base}/v${version}/${name}`);
  const actual = createHash('sha256').update(archive).digest('hex');
  if (actual !== wanted) throw new Error(`${name} has SHA-256 ${actual}, but the release says ${wanted}`);
  const file = process.platform === 'win32' ? 'pocketbase.exe' : 'pocketbase';
  const { [file]: binary } = unzipSync(archive, { filter: (entry) => entry.name === file });
  if (!binary) throw new Error(`${name} contains no ${file}`);
  writeFileSync(target, binary, { mode: 0o755 });
}
