import type { Lines } from './basemap-geometry.ts';

const pushVarint = (bytes: number[], value: number) => {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
};

/** Maps small numbers of either sign to small non-negative ones. */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

/** Returns points on the grid as steps from one to the next, without points equal to the one before. */
function stepsOf(line: Lines[number], grid: number): number[] {
  const steps: number[] = [];
  let lastX = 0;
  let lastY = 0;
  for (const [x = 0, y = 0] of line) {
    const stepX = Math.round(x * grid) - lastX;
    const stepY = Math.round(y * grid) - lastY;
    if (steps.length > 0 && stepX === 0 && stepY === 0) continue;
    steps.push(stepX, stepY);
    lastX += stepX;
    lastY += stepY;
  }
  return steps;
}

/**
 * Packs groups of lines into bytes that compress well: grid bits, number of groups; for each group the number
 * of lines; for each line the number of points and the steps between them, all as variable-length integers.
 * web/src/components/map/base-map-data.ts reads the result.
 * @param bits the grid has 2^bits steps across the world, 16 for steps of 611 m on the equator
 */
export function packLines(groups: Lines[], bits: number): Uint8Array {
  const bytes: number[] = [];
  pushVarint(bytes, bits);
  pushVarint(bytes, groups.length);
  for (const lines of groups) {
    const packed = lines.map((line) => stepsOf(line, 2 ** bits)).filter((steps) => steps.length >= 4);
    pushVarint(bytes, packed.length);
    for (const steps of packed) {
      pushVarint(bytes, steps.length / 2);
      for (const step of steps) pushVarint(bytes, zigzag(step));
    }
  }
  return Uint8Array.from(bytes);
}
