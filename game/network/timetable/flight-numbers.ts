import { DAY } from '#game/world/time.ts';

/** Distance between the numbers of one day's flights on a route in one direction: AB102, AB1102, AB2102. */
const STEP = 1000;

/** A weekly departure with its flight number, without the airline's code. */
export interface NumberedDeparture {
  /** Minute of the week. */
  departs: number;
  number: number;
}

const keyOf = (departs: number, number: number): string => `${Math.floor(departs / DAY)} ${number}`;

/**
 * Returns the flight numbers of weekly departures, so that no two of a day (UTC) are equal. The first departure of a day
 * gets the lowest number.
 * @param legs with the lowest flight number of their route in their direction
 * @param others the airline's other departures on these routes
 * @param present number that a leg, by index, has already. It keeps it unless another departure has it.
 */
export function flightNumbers(
  legs: readonly NumberedDeparture[],
  others: readonly NumberedDeparture[],
  present: (index: number) => number | undefined = () => undefined,
): number[] {
  const taken = new Set(others.map(({ departs, number }) => keyOf(departs, number)));
  const numbers: number[] = [];
  const isNew = legs.map(({ departs, number: lowest }, index) => {
    const number = present(index);
    if (number === undefined || (number - lowest) % STEP !== 0) return true;
    const key = keyOf(departs, number);
    if (taken.has(key)) return true;
    taken.add(key);
    numbers[index] = number;
    return false;
  });
  const inOrder = legs
    .map(({ departs }, index) => ({ departs, index }))
    .sort((one, other) => one.departs - other.departs);
  for (const { departs, index } of inOrder) {
    if (!isNew[index]) continue;
    let number = legs[index]?.number ?? 0;
    while (taken.has(keyOf(departs, number))) number += STEP;
    taken.add(keyOf(departs, number));
    numbers[index] = number;
  }
  return numbers;
}
