/** A line or ring on the Web Mercator square (see WorldPoint). */
export interface MapLine {
  /** Alternating x and y. */
  points: Float32Array;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Returns a reader for the variable-length integers of scripts/build/basemap-format.ts. */
function reader(bytes: Uint8Array): () => number {
  let offset = 0;
  return () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[offset++];
      if (byte === undefined) throw new RangeError('the base map ends too early');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
}

const signed = (value: number) => (value & 1 ? -(value + 1) / 2 : value / 2);

function readLine(next: () => number, grid: number): MapLine {
  const points = new Float32Array(2 * next());
  let [x, y] = [0, 0];
  let [minX, minY, maxX, maxY] = [1, 1, 0, 0];
  for (let index = 0; index < points.length; index += 2) {
    x += signed(next());
    y += signed(next());
    points[index] = x / grid;
    points[index + 1] = y / grid;
    minX = Math.min(minX, x / grid);
    maxX = Math.max(maxX, x / grid);
    minY = Math.min(minY, y / grid);
    maxY = Math.max(maxY, y / grid);
  }
  return { points, minX, minY, maxX, maxY };
}

/**
 * Unpacks the groups of lines of a base map file.
 * @throws RangeError if the file is truncated
 */
export function unpackLines(bytes: Uint8Array): MapLine[][] {
  const next = reader(bytes);
  const grid = 2 ** next();
  return Array.from({ length: next() }, () => Array.from({ length: next() }, () => readLine(next, grid)));
}
