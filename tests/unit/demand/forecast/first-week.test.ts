import { expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { firstWeek } from '#tests/support/first-week.ts';

/** A suitable first aircraft at hubs of all sizes and incomes. */
const BEGINNINGS = [
  ['AMS', 'airbus-a320-200'],
  ['MAN', 'embraer-e190'],
  ['TRD', 'atr-72-600'],
  ['KEF', 'embraer-e190'],
  ['DEN', 'boeing-737-800'],
  ['BOI', 'embraer-e190'],
  ['GRU', 'airbus-a320-200'],
  ['NBO', 'embraer-e190'],
  ['DEL', 'airbus-a320neo'],
  ['SYD', 'boeing-737-800'],
  ['HND', 'airbus-a320-200'],
  ['CJU', 'atr-72-600'],
  ['TUN', 'embraer-e190'],
  ['UIO', 'atr-72-600'],
  ['YXE', 'atr-72-600'],
  ['UFA', 'embraer-e190'],
] as const;
/** Maximum margin of the best week, without rivals, delays and cancellations. */
const MAX = 0.23;
/** Minimum number of weeks until the money tied up in an aircraft is earned. */
const SOONEST = 10;

it.each(BEGINNINGS)(
  'a beginner at %s makes a modest profit with one leased %s in the first week',
  (hub, id) => {
    const { profit, revenue, spent, loadFactor, hoursADay, routes } = firstWeek(hub, seedModel(id));
    expect(routes).toHaveLength(3);
    expect(hoursADay).toBeGreaterThan(7);
    expect(loadFactor).toBeGreaterThan(0.7);
    expect(profit, routes.join(' ')).toBeGreaterThan(0);
    expect(profit / revenue, routes.join(' ')).toBeLessThan(MAX);
    expect(spent).toBeLessThan(STARTING_CAPITAL / 4);
    expect(spent / profit).toBeGreaterThan(SOONEST);
  },
);

it('loses money with an aircraft that is too large for its base', () => {
  expect(firstWeek('AES', seedModel('airbus-a320-200')).profit).toBeLessThan(0);
});
