import { expect, test } from 'vitest';
import { flightNumbers } from '#game/network/timetable/flight-numbers.ts';
import { DAY } from '#game/world/time.ts';

const leg = (departs: number, number = 101) => ({ departs, number });

test("a day's first flight has the route's number, and each later one another", () => {
  const legs = [leg(900), leg(400), leg(400), leg(700, 102), leg(DAY + 600)];
  expect(flightNumbers(legs, [])).toEqual([2101, 101, 1101, 102, 101]);
});

test('numbers of other aircraft on the same day are taken', () => {
  expect(flightNumbers([leg(400), leg(DAY + 400)], [leg(800)])).toEqual([1101, 101]);
});

test('a flight keeps its number unless another one has it, or it has changed its route', () => {
  const present = (numbers: (number | undefined)[]) => (index: number) => numbers[index];
  expect(flightNumbers([leg(400), leg(800)], [], present([undefined, 101]))).toEqual([1101, 101]);
  expect(flightNumbers([leg(400), leg(800)], [], present([101, 101]))).toEqual([101, 1101]);
  expect(flightNumbers([leg(400)], [leg(600)], present([101]))).toEqual([1101]);
  expect(flightNumbers([leg(400)], [], present([103]))).toEqual([101]);
});
