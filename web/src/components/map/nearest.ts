/** Positions on the Web Mercator square, one array a coordinate, which a search over thousands runs through fastest. */
export interface Positions {
  xs: Float64Array;
  ys: Float64Array;
}

/**
 * Index of the position nearest to (x, y), or −1 where none lies within `reach`. All in the same unit. Of two at the same
 * place the one that stands later wins: it is drawn on top.
 */
export function nearest({ xs, ys }: Positions, x: number, y: number, reach: number): number {
  let found = -1;
  let best = reach * reach;
  for (let at = 0; at < xs.length; at++) {
    const dx = (xs[at] ?? 0) - x;
    if (dx > reach || dx < -reach) continue;
    const dy = (ys[at] ?? 0) - y;
    const squared = dx * dx + dy * dy;
    if (squared > best) continue;
    best = squared;
    found = at;
  }
  return found;
}
