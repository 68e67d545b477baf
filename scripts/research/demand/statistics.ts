/** Returns ranks from 0. Equal values share their mean rank. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let index = from; index < to; index++) result[order[index] ?? 0] = (from + to - 1) / 2;
    from = to;
  }
  return result;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns Spearman's rank correlation. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [meanX, meanY] = [mean(x), mean(y)];
  let xy = 0;
  let xx = 0;
  let yy = 0;
  x.forEach((value, index) => {
    const [dx, dy] = [value - meanX, (y[index] ?? 0) - meanY];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  return xy / Math.sqrt(xx * yy);
}

/** Returns the probability that a value of `yes` exceeds one of `no` (area under the ROC curve). */
export function areaUnderCurve(yes: readonly number[], no: readonly number[]): number {
  const all = ranks([...yes, ...no]);
  const sum = all.slice(0, yes.length).reduce((total, rank) => total + rank, 0);
  return (sum - (yes.length * (yes.length - 1)) / 2) / (yes.length * no.length);
}

/**
 * Returns the area without the served pairs that were held back, a random sample as large as `served` within
 * `unserved`. Against those the area is 0.5.
 */
export function areaWithoutKeptBack(area: number, served: number, unserved: number): number {
  const keptBack = served / unserved;
  return (area - keptBack / 2) / (1 - keptBack);
}

/** Returns the value below which a share (0–1) of the values is, interpolated between two. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = share * (sorted.length - 1);
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(position));
  return below + (position % 1) * (above - below);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the same fold for the same text on every machine (FNV-1a with a final mix). */
export function foldOf(text: string, folds: number): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % folds;
}
