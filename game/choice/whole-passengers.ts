/**
 * Makes parts of passengers whole, cell by cell: each gets the sum so far, rounded, less what the cells before it got. So
 * each gets its part rounded up or down, each group its sum, and over many days even the smallest part what it should.
 * @param parts by group and cell, which together never exceed the seats of a cell nor the people of a group
 * @param rounding what is added to a sum before parts are cut off, 0 to below 1, drawn anew each day
 */
export function wholePassengers(
  people: readonly number[],
  seats: readonly number[],
  parts: readonly (readonly number[])[],
  rounding: number,
): number[][] {
  const free = seats.slice();
  const whole: number[][] = [];
  for (let group = 0; group < parts.length; group++) {
    const row = parts[group] as readonly number[];
    const most = people[group] as number;
    const own: number[] = [];
    let sum = rounding;
    let given = 0;
    for (let cell = 0; cell < row.length; cell++) {
      const part = row[cell] as number;
      if (part === 0) {
        own.push(0);
        continue;
      }
      sum += part;
      const due = Math.min(most, Math.floor(sum)) - given;
      const there = free[cell] as number;
      const taken = due < there ? due : there;
      own.push(taken);
      given += taken;
      free[cell] = there - taken;
    }
    whole.push(own);
  }
  return whole;
}
