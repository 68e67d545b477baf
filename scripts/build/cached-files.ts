import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../paths.ts';

/**
 * Writes files once per fingerprint and prints their sizes. Two processes may call it at the same time.
 * @param name of the folder below node_modules/.cache/
 * @param files their content by name
 * @returns the path of the folder with the files
 */
export function cachedFiles(
  name: string,
  fingerprint: string,
  files: Readonly<Record<string, () => string | Uint8Array>>,
): string {
  const folder = inRoot(`node_modules/.cache/${name}/${fingerprint}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  for (const [file, make] of Object.entries(files)) {
    const content = make();
    writeFileSync(`${making}/${file}`, content);
    console.log(`${name}: ${file} ${(gzipSync(content, { level: 9 }).length / 1000).toFixed(1)} kB gzip`);
  }
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another process was faster. Its files are the same.
    rmSync(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
