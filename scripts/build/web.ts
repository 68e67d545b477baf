import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../paths.ts';
import { precompress } from './precompress.ts';

/** What Vite says of a chunk, as far as its size is concerned. */
interface Chunk {
  fileName: string;
  imports: string[];
  isEntry: boolean;
  moduleIds: string[];
}

interface ChunkSize {
  name: 'entry' | 'map';
  /** kB of 1,000 bytes, gzip, of the chunk with everything it imports statically and was not there before. */
  kb: number;
}

/** File names of a chunk and of everything it imports statically. */
function closureOf(start: string, chunks: Map<string, Chunk>, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const name of chunks.get(start)?.imports ?? []) closureOf(name, chunks, seen);
  return seen;
}

/** What a first visit loads before it can show anything, and what the map adds to that. */
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

/** Builds the web app with Vite into pb_public and says how heavy it came out. Returns those sizes. */
export async function buildWeb(outDir: string): Promise<ChunkSize[]> {
  // Loaded only when there is something to build: it takes half a second that every start would pay for.
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
