import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { packLines } from './basemap-format.ts';
import { borderLines, type Lines, landRings } from './basemap-geometry.ts';
import { countryNames } from './basemap-names.ts';
import { cachedFiles } from './cached-files.ts';

/** Grid of the backdrop's drawing across the world; its viewBox is square with sides of this length. */
const BACKDROP_GRID = 2000;

/** The land as one SVG path, to be used as a mask, so that the page decides the colour. */
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

/** Names a state of the map: the data's package and the code that cuts it. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(inRoot('node_modules/world-atlas/package.json')));
  for (const file of ['basemap', 'basemap-format', 'basemap-geometry', 'basemap-names'])
    hash.update(readFileSync(inRoot(`scripts/build/${file}.ts`)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Cuts the base map out of Natural Earth's data (npm world-atlas), once for each state of the data and this code. Returns
 * the folder with its files, which Vite serves as `@basemap/…`.
 */
export const makeBasemap = (): string => cachedFiles('basemap', fingerprint(), FILES);
