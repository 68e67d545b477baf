import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../paths.ts';

/** Vite's data about a chunk that its size depends on. */
interface Chunk {
  fileName: string;
  imports: string[];
  isEntry: boolean;
  moduleIds: string[];
}

interface ChunkSize {
  name: 'entry' | 'map';
  /**
   * Size of the chunk with all its static imports that were not loaded before, in kB of 1,000 bytes, gzip.
   */
  kb: number;
}

/** Returns the file names of a chunk and of all its static imports. */
function closureOf(start: string, chunks: Map<string, Chunk>, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const name of chunks.get(start)?.imports ?? []) closureOf(name, chunks, seen);
  return seen;
}

/**
 * Returns the size that a first visit loads before it can show anything, and the additional size of the map.
 */
function measure(publicDir: string, chunks: Map<string, Chunk>): ChunkSize[] {
  const gzipKb = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(readFileSync(`${publicDir}/${name}`)).length, 0) / 1000;
  const all = [...chunks.values()];
  const entry = all.find((chunk) => chunk.isEntry);
  const map = all.find((chunk) => chunk.moduleIds.some((id) => id.includes('/node_modules/leaflet/')));
  const first = entry ? closureOf(entry.fileName, chunks) : new Set<string>();
  const sizes: ChunkSize[] = [{ name: 'entry', kb: gzipKb(first) }];
  if (map) {
    const added = [...closureOf(map.fileName, chunks)].filter((name) => !first.has(name));
    sizes.push({ name: 'map', kb: gzipKb(added) });
  }
  return sizes;
}

/** Minimum size in bytes. Compressing smaller responses saves too little. */
const MIN_BYTES = 1_000;
/** Maximum compressed size as a share. Fonts and pictures are compressed already. */
const WORTH_IT = 0.9;

/**
 * Puts a compressed copy (`<name>.gz`) beside each file that becomes smaller, so that the server does not
 * compress while serving.
 */
function precompress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const content = readFileSync(`${folder}/${name}`);
    if (content.length < MIN_BYTES) continue;
    const packed = gzipSync(content, { level: 9 });
    if (packed.length < content.length * WORTH_IT) writeFileSync(`${folder}/${name}.gz`, packed);
  }
}

/** Builds the web app with Vite into pb_public and prints its sizes. Returns them. */
export async function buildWeb(outDir: string): Promise<ChunkSize[]> {
  // Imported on demand because it takes half a second, which every start would pay for.
  const { build } = await import('vite');
  const publicDir = `${outDir}/pb_public`;
  const result = await build({
    configFile: inRoot('web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: publicDir, emptyOutDir: true },
  });
  precompress(`${publicDir}/assets`);
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = new Map(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const sizes = measure(publicDir, chunks);
  for (const { name, kb } of sizes) console.log(`web: ${name} chunk ${kb.toFixed(1)} kB gzip`);
  return sizes;
}
