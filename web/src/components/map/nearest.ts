/** Positions on the Web Mercator square, one array per coordinate for a fast search. */
export interface Positions {
  xs: Float64Array;
  ys: Float64Array;
}

/**
 * Returns the index of the position nearest to (x, y), or −1 if none is within `reach`. Any x is in some world,
 * because the world repeats. Of two at the same place, the later one wins because it is drawn on top.
 */
export function nearest({ xs, ys }: Positions, x: number, y: number, reach: number): number {
  let found = -1;
  let best = reach * reach;
  for (let index = 0; index < xs.length; index++) {
    const apart = (xs[index] ?? 0) - x;
    const dx = apart - Math.round(apart);
    if (dx > reach || dx < -reach) continue;
    const dy = (ys[index] ?? 0) - y;
    const squared = dx * dx + dy * dy;
    if (squared > best) continue;
    best = squared;
    found = index;
  }
  return found;
}
