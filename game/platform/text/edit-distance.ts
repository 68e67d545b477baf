/**
 * Returns the number of single typing errors (a letter too many, missing, wrong, or two swapped) between
 * `typed` and the best-matching beginning of `word`. Comparing with a beginning lets incomplete words match.
 * Returns `max + 1` for anything above `max`.
 */
export function prefixDistance(typed: string, word: string, max: number): number {
  const width = Math.min(word.length, typed.length + max);
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let index = 0; index <= width; index++) last.push(index);
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    const current = [row];
    let min = row;
    let left = row;
    for (let index = 1; index <= width; index++) {
      const other = word.charCodeAt(index - 1);
      const diagonal = last[index - 1] ?? 0;
      let cost = letter === other ? diagonal : Math.min(diagonal, left, last[index] ?? 0) + 1;
      if (index > 1 && other === letterBefore && letter === word.charCodeAt(index - 2)) {
        cost = Math.min(cost, (beforeLast[index - 2] ?? 0) + 1);
      }
      current.push(cost);
      left = cost;
      if (cost < min) min = cost;
    }
    if (min > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  let best = max + 1;
  for (const cost of last) if (cost < best) best = cost;
  return best;
}
