import { expect, it } from 'vitest';
import { costOfLots } from '#game/shares/change-lots.ts';
import { priceExDividend } from '#game/shares/dividend.ts';
import { countedLots, isControl } from '#game/shares/tender.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { runInGoja } from '#tests/support/engines/in-goja.ts';
import type { ControlAnswers, ControlCase, DividendCase, SaleCase } from '#tests/support/goja/share-case.ts';

// SQL states some rules of shares again, where rows must not be loaded. It must give what the functions of the game give.

const CONTROL: readonly ControlCase[] = [false, true].flatMap((isRival) =>
  [1, 2_000, 2_001, 2_500, 6_250, 6_251].map((held) => ({
    held,
    lots: 12_500,
    founder_lots: 8_500,
    isRival,
  })),
);

it("control of an airline does not count the founders' shares of a player's, and is kept", async () => {
  const answers = await runInGoja<ControlAnswers[]>('goja/share-sql.ts', 'readControl', CONTROL);
  const expected = CONTROL.map(({ held, isRival, ...owned }) =>
    isControl(held, countedLots({ ...owned, investor_lots: 0, maker_lots: 0 }, isRival)),
  );
  expect(expected).toEqual([false, false, true, true, true, true, false, false, false, false, false, true]);
  expect(answers).toEqual(expected.map((isOwn) => ({ isControl: isOwn, isKept: isOwn })));
});

it('sold lots cost their share of the holding, rounded down, and the last ones the rest', async () => {
  const next = economyChance('sold lots')('cases');
  const cases = Array.from({ length: 500 }, (_, index): SaleCase => {
    const held = 1 + (next() % 50_000);
    return { held, cost: next() % 500_000_000, sold: index % 10 === 0 ? held : 1 + (next() % held) };
  });
  const expected = cases.map(({ cost, held, sold }) => costOfLots(cost, held, sold));
  expect(await runInGoja<number[]>('goja/share-sql.ts', 'sellLots', cases)).toEqual(expected);
  expect(costOfLots(1_000, 3, 1)).toBe(333);
  expect(costOfLots(667, 2, 2)).toBe(667);
});

it('past prices fall by a dividend, to no less than one cent, in their order', async () => {
  const cases: readonly DividendCase[] = [
    { prices: [2_000, 1_900, 2_100], declared: 0 },
    { prices: [2_000, 1_900, 2_100], declared: 40 },
    { prices: [39, 40, 41, 42], declared: 40 },
    { prices: [], declared: 40 },
  ];
  const expected = cases.map(({ prices, declared }) =>
    prices.map((price) => priceExDividend(price, declared)),
  );
  expect(expected[2]).toEqual([1, 1, 1, 2]);
  expect(await runInGoja<number[][]>('goja/share-sql.ts', 'lowerPrices', cases)).toEqual(expected);
});
