const BLOCKS = '▁▂▃▄▅▆▇█';

/**
 * Returns figures as a line of blocks, one per figure, scaled from the lowest to the highest. Missing figures
 * are spaces.
 */
export function sparkline(values: readonly number[]): string {
  const known = values.filter(Number.isFinite);
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  return values
    .map((value) => {
      if (!Number.isFinite(value)) return ' ';
      const level = range === 0 ? 3 : Math.round(((value - low) / range) * (BLOCKS.length - 1));
      return BLOCKS[level];
    })
    .join('');
}

/** Returns a share from 0 to 1 as a bar of this many characters. Values beyond are cut off. */
export function bar(share: number, width: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
  return '█'.repeat(filled) + '·'.repeat(width - filled);
}
