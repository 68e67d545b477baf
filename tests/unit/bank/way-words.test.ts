import { expect, test } from 'vitest';
import { NOTHING } from '#game/bank/ways-out.ts';
import {
  effectOf,
  LINK_LABELS,
  pageOf,
  titleOf,
  type Way,
} from '#web/features/banking/insolvency/way-words.ts';

test('the money of open orders names the airlines whose shares are ordered, and leads to the orders', () => {
  const kind = 'orders';
  const steps = ['AB', 'CD'].map((name) => ({ ...NOTHING, id: `id-${name}`, name, brings: 1_250 }));
  const way: Way = { kind, steps, brings: 2_500, gains: 2_500, saves: 0, isEnough: true };
  expect([titleOf(way), effectOf(way), LINK_LABELS[kind], pageOf(way)]).toEqual([
    'Cancel your orders for shares of AB and CD',
    'Raises $2,500 at once.',
    'Show orders',
    '/finance/stock-market/',
  ]);
});
