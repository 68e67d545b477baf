import { expect, it } from 'vitest';
import { givenUp } from '#web/lib/planning/given-up.ts';

const ROUTES = [
  { id: 'short', pair: 'LISMAD' },
  { id: 'long', pair: 'LISJFK' },
  { id: 'island', pair: 'FNCLIS' },
];
const legs = (aircraft: string, flights: Record<string, number>) =>
  Object.entries(flights).flatMap(([route, count]) =>
    Array.from({ length: count }, () => ({ aircraft, route })),
  );

it('an idle aircraft gives nothing up, whatever others fly', () => {
  expect(givenUp('idle', legs('other', { short: 14 }), ROUTES, 'short')).toBe('');
});

it('an aircraft leaves its other routes, the one with most flights first', () => {
  const own = [...legs('own', { island: 2, short: 14, long: 4 }), ...legs('other', { long: 20 })];
  expect(givenUp('own', own, ROUTES, undefined)).toBe('leaves LIS–MAD and 2 other routes');
  expect(givenUp('own', legs('own', { island: 2 }), ROUTES, 'short')).toBe('leaves FNC–LIS');
});

it('an aircraft on the pair itself replaces its own flights there', () => {
  expect(givenUp('own', legs('own', { short: 14 }), ROUTES, 'short')).toBe('replaces its 14 flights here');
  expect(givenUp('own', legs('own', { short: 1, long: 4 }), ROUTES, 'short')).toBe(
    'leaves LIS–JFK, replaces its 1 flight here',
  );
});
