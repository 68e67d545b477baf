import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weekBegins } from '#game/network/timetable/first-departure.ts';
import { DAY } from '#game/world/time.ts';

const leg = (origin: string, departs: number, isOnSale = false) => ({ origin, departs, isOnSale });

it('a week of return flights begins at the airport of the aircraft, from any minute on', () => {
  const days = fc.integer({ min: 1, max: 7 });
  const minute = fc.integer({ min: 0, max: 7 * DAY });
  fc.assert(
    fc.property(days, minute, fc.boolean(), (count, from, isAway) => {
      const week = Array.from({ length: count }, (_, day) => [
        leg('VIE', day * DAY + 480),
        leg('DXB', day * DAY + 900),
      ]).flat();
      const coming = week
        .map((one) => ({ ...one, departs: one.departs < from ? one.departs + 7 * DAY : one.departs }))
        .sort((a, b) => a.departs - b.departs);
      const place = isAway ? 'DXB' : 'VIE';
      const begins = weekBegins(place, from, coming);
      const [first] = coming.filter(({ departs }) => departs >= begins);
      expect(first?.origin).toBe(place);
    }),
  );
});

it('leaves out nothing if the aircraft is at the next origin or has no flight from where it is', () => {
  expect(weekBegins('VIE', 0, [leg('VIE', 60), leg('DXB', 300)])).toBe(0);
  expect(weekBegins('LHR', 0, [leg('VIE', 60), leg('DXB', 300)])).toBe(0);
  expect(weekBegins('VIE', 0, [])).toBe(0);
});

it('keeps flights that passengers already book, and long weeks elsewhere', () => {
  expect(weekBegins('VIE', 0, [leg('DXB', 60, true), leg('VIE', 600)])).toBe(0);
  const elsewhere = [leg('DXB', 60), leg('AMS', 300), leg('VIE', 2 * DAY)];
  expect(weekBegins('VIE', 0, elsewhere)).toBe(0);
  expect(weekBegins('VIE', DAY, elsewhere)).toBe(2 * DAY);
});
