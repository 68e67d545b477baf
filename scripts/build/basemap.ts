import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { packLines } from './basemap-format.ts';
import { borderLines, type Lines, landRings } from './basemap-geometry.ts';
import { countryNames } from './basemap-names.ts';
import { cachedFiles } from './cached-files.ts';

/** Grid steps of the backdrop across the world. Its viewBox is a square with this side length. */
const BACKDROP_GRID = 2000;

/** Returns the land as one SVG path. It is used as a mask, so that the page decides the colour. */
function backdropSvg(rings: Lines): string {
  const round = (value = 0) => Math.round(value * BACKDROP_GRID);
  const path = rings
    .map((ring) => {
      let [lastX, lastY] = [round(ring[0]?.[0]), round(ring[0]?.[1])];
      const steps = ring.slice(1).flatMap(([x, y]) => {
        const step = [round(x) - lastX, round(y) - lastY];
        if (step[0] === 0 && step[1] === 0) return [];
        [lastX, lastY] = [round(x), round(y)];
        return [step.join(' ')];
      });
      return steps.length < 3 ? '' : `M${round(ring[0]?.[0])} ${round(ring[0]?.[1])}l${steps.join(' ')}z`;
    })
    .join('')
    .replaceAll(' -', '-');
  const box = `0 0 ${BACKDROP_GRID} ${BACKDROP_GRID}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill-rule="evenodd" d="${path}"/></svg>`;
}

const FILES: Record<string, () => string | Uint8Array> = {
  'land-110m.bin': () => packLines([landRings('110m')], 15),
  'world-50m.bin': () => packLines([landRings('50m'), borderLines('50m')], 16),
  'names.json': () => JSON.stringify(countryNames()),
  'backdrop.svg': () => backdropSvg(landRings('110m')),
};

/** Returns a hash of the map's data package and of the code that processes it. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(inRoot('node_modules/world-atlas/package.json')));
  for (const file of ['basemap', 'basemap-format', 'basemap-geometry', 'basemap-names'])
    hash.update(readFileSync(inRoot(`scripts/build/${file}.ts`)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Creates the base map from Natural Earth's data (npm world-atlas), once per state of data and code. Returns
 * the folder with its files. Vite serves them as `@basemap/…`.
 */
export const makeBasemap = (): string => cachedFiles('basemap', fingerprint(), FILES);
