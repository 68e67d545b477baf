import { expect, test } from 'vitest';
import { emptyAirport } from '#game/slots/airport-slots.ts';
import type { SlotBid } from '#game/tables/slot-bid.ts';
import { fullestHour, fullHours, groupBids, hoursText, lotsIn } from '#web/features/slots/bid-hours.ts';

test.each([
  [[], ''],
  [[8], 'Mon 08:00–09:00'],
  [[167], 'Sun 23:00–00:00'],
  [[8, 10, 9], 'Mon 08:00–11:00'],
  [[8, 9, 17], 'Mon 08:00–10:00 and 17:00–18:00'],
  [[8, 32, 56], 'Mon–Wed 08:00–09:00'],
  [[8, 56], 'Mon, Wed 08:00–09:00'],
  [[8, 32, 80, 104, 152], 'Mon–Tue, Thu–Fri, Sun 08:00–09:00'],
  [[8, 33, 56], 'Mon 08:00–09:00, Tue 09:00–10:00, Wed 08:00–09:00'],
  [[8, 32, 33], 'Mon 08:00–09:00, Tue 08:00–10:00'],
  // Midnight ends a span, because a day has its own name.
  [[23, 24], 'Mon 23:00–00:00, Tue 00:00–01:00'],
])('hours of the week %j are "%s"', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('an hour sells what is neither taken nor kept for newcomers, once it is full', () => {
  const slots = emptyAirport(1);
  slots.others[8] = 28;
  slots.others[32] = 27;
  slots.others[33] = 26;
  slots.pool[8] = 1;
  expect(slots.capacity).toBe(30);
  expect(fullHours(slots)).toEqual([8, 32]);
  expect([lotsIn(slots, 8), lotsIn(slots, 32)]).toEqual([1, 3]);
  slots.others[8] = 31;
  expect(lotsIn(slots, 8)).toBe(0);
});

test('the form begins with the hour of the day that is full most often', () => {
  expect(fullestHour([7, 8, 32, 56])).toBe(8);
  expect(fullestHour([])).toBeNull();
});

test('bids that differ only in their hours are one row', () => {
  const bid: SlotBid = {
    id: 'a',
    airline: 'x',
    airport: 'lhr',
    hour: 8,
    lots: 1,
    price: 5_000,
    placed: 0,
    auction: 100,
    decided: true,
    won: 1,
    paid: 4_000,
  };
  const groups = groupBids([bid, { ...bid, id: 'b', hour: 32 }, { ...bid, id: 'c', hour: 56, paid: 3_000 }]);
  expect(groups.map(({ hours }) => hours)).toEqual([[8, 32], [56]]);
});
