const BLOCKS = '▁▂▃▄▅▆▇█';

/** Figures as a line of blocks, one a figure, from the lowest to the highest of them; a space where there is none. */
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

/** A share from 0 to 1 as a bar of so many characters; what is beyond is cut off. */
export function bar(share: number, width: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
  return '█'.repeat(filled) + '·'.repeat(width - filled);
}
