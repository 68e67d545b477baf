import { expect, it } from 'vitest';
import { withoutSlots } from '#game/slots/tight.ts';

it('names coordinated airports, and others with less than a tenth of their slots free', () => {
  const [coordinated, other] = [{ iata: 'AMS' }, { iata: 'GRQ' }];
  const free = (count: number) => ({ free: count, capacity: 100 });
  expect(withoutSlots(coordinated, other, { from: free(100), to: free(10) })).toEqual(['AMS']);
  expect(withoutSlots(other, coordinated, { from: free(9), to: free(9) })).toEqual(['GRQ', 'AMS']);
  expect(withoutSlots(other, other, { from: free(10), to: free(100) })).toEqual([]);
});
