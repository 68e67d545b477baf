import { expect, test } from 'vitest';
import { NOTHING } from '#game/bank/ways-out.ts';
import { effectOf, LINK_LABELS, pageOf, titleOf, type Way } from '#web/features/bank/insolvency/way-words.ts';

test('the sale of two aircraft names both of them, and leads to the first one', () => {
  const kind = 'sell';
  const steps = ['PH-AAA', 'PH-AAB'].map((name) => ({ ...NOTHING, id: `id-${name}`, name, brings: 1_250 }));
  const way: Way = { kind, steps, brings: 2_500, gains: 2_500, saves: 0, isEnough: true };
  expect([titleOf(way), effectOf(way), LINK_LABELS[kind], pageOf(way)]).toEqual([
    'Sell PH-AAA and PH-AAB to the dealers',
    'Raises $2,500 at once.',
    'Show aircraft',
    '/fleet/manage/?aircraft=id-PH-AAA',
  ]);
});
