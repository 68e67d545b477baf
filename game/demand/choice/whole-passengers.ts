import type { Cells } from './seat-passengers.ts';

// Looked up once because finding a function takes goja as long as calling it.
const { floor } = Math;

/** Whole passengers of each group. */
export interface WholePassengers {
  /** By group and cell. */
  seated: Cells[];
  /** By group: their sum over the cells. */
  sums: number[];
}

/**
 * Makes fractional passengers whole, cell by cell. Each cell gets the rounded running total minus what
 * earlier cells received. Each cell is therefore rounded up or down, each group keeps its total, and even the
 * smallest fraction is correct on average over many days. The groups are written out, so that goja iterates
 * over the cells once.
 * @param people whole; leisure, business, premium, as in the other lists by group
 * @param parts by group and cell; they never exceed the seats of a cell or the people of a group
 * @param rounding added to a total before fractions are cut off, 0 to below 1, drawn for each day
 */
export function wholePassengers(
  people: readonly number[],
  seats: Cells,
  parts: readonly Cells[],
  rounding: number,
): WholePassengers {
  const leisure = parts[0] as Cells;
  const business = parts[1] as Cells;
  const premium = parts[2] as Cells;
  const maxL = people[0] as number;
  const maxB = people[1] as number;
  const maxP = people[2] as number;
  const count = seats.length;
  const wholeL = new Float64Array(count);
  const wholeB = new Float64Array(count);
  const wholeP = new Float64Array(count);
  let sumL = rounding;
  let sumB = rounding;
  let sumP = rounding;
  let givenL = 0;
  let givenB = 0;
  let givenP = 0;
  for (let cell = 0; cell < count; cell++) {
    let free = seats[cell] as number;
    if (free === 0) continue;
    sumL += leisure[cell] as number;
    const dueL = (sumL < maxL ? floor(sumL) : maxL) - givenL;
    const takenL = dueL < free ? dueL : free;
    wholeL[cell] = takenL;
    givenL += takenL;
    free -= takenL;
    sumB += business[cell] as number;
    const dueB = (sumB < maxB ? floor(sumB) : maxB) - givenB;
    const takenB = dueB < free ? dueB : free;
    wholeB[cell] = takenB;
    givenB += takenB;
    free -= takenB;
    sumP += premium[cell] as number;
    const dueP = (sumP < maxP ? floor(sumP) : maxP) - givenP;
    const takenP = dueP < free ? dueP : free;
    wholeP[cell] = takenP;
    givenP += takenP;
  }
  return { seated: [wholeL, wholeB, wholeP], sums: [givenL, givenB, givenP] };
}
