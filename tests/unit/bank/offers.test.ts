import { expect, it } from 'vitest';
import { UNSECURED_MAX } from '#game/bank/loan-offer.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { offersFor } from '#web/features/bank/borrow/offers.ts';

const COLLATERAL = {
  aircraft: 'a',
  registration: 'PH-ABC',
  model: 'A320',
  value: 10_000_000,
  limit: 7_000_000,
};
/** A loss and a short history. */
const FIGURES = { debt: 0, equity: 10_000_000, cash: 50_000_000, profit: -1, weeks: 2, hasMissed: false };
const BANK = {
  baseRate: 0.03,
  credit: { grade: 'BB', figures: FIGURES },
  room: 30_000_000,
  rates: { unsecured: 0.1, secured: 0.065 },
  unsecured: { limit: 2_000_000 },
  collateral: [COLLATERAL],
} as unknown as Bank;

const problemsOf = (bank: Bank, running: number, amount: number) =>
  offersFor(bank, running, amount, 156).map(({ problem }) => problem);

it('offers three unsecured loans and one per aircraft', () => {
  const offers = offersFor(BANK, UNSECURED_MAX - 1, 1_000_000, 156);
  expect(offers.map(({ product, weeks }) => `${product} ${weeks}`)).toEqual([
    'unsecured 13',
    'unsecured 26',
    'unsecured 52',
    'secured 156',
  ]);
  expect(offers.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined, undefined]);
  expect(offers[0]?.costs?.payment).toBeGreaterThan(1_000_000 / 13);
});

it('offers no unsecured loan beyond the maximum number', () => {
  const full = 'At most 10 unsecured loans';
  expect(problemsOf(BANK, UNSECURED_MAX, 1_000_000)).toEqual([full, full, full, undefined]);
  expect(offersFor(BANK, UNSECURED_MAX, 1_000_000, 156)[0]?.costs).toBeNull();
});

it('says in short why an amount is not offered', () => {
  expect(problemsOf(BANK, 0, 5_000_000)).toEqual([...Array(3).fill('At most $2,000,000'), undefined]);
  expect(problemsOf(BANK, 0, Number.NaN)).toEqual(Array(4).fill('At least $100,000'));
  const spent = { ...BANK, unsecured: { ...BANK.unsecured, limit: 99_999 } };
  expect(problemsOf(spent, 0, 100_000)).toEqual([...Array(3).fill('Not available now'), undefined]);
});

it('names the grade that gets no loan', () => {
  const bank = {
    ...BANK,
    credit: { ...BANK.credit, grade: 'D' as const, figures: { ...FIGURES, equity: -1, hasMissed: true } },
    rates: { unsecured: null, secured: null },
  };
  expect(problemsOf(bank, 0, 1_000_000)).toEqual(Array(4).fill('Grade D gets no loan'));
});

it('shows an aircraft for sale, but does not offer it as security', () => {
  const collateral = [
    { ...COLLATERAL, aircraft: 'listed', isForSale: true },
    { ...COLLATERAL, aircraft: 'free', isForSale: false },
  ];
  const secured = offersFor({ ...BANK, collateral }, 0, 1_000_000, 52).filter(
    ({ product }) => product === 'secured',
  );
  expect(secured.map(({ problem }) => problem)).toEqual(['It is for sale', undefined]);
  expect(secured[0]?.costs).toBeNull();
});

it('grades the airline with the loan, and keeps all debt within its limit', () => {
  const gradeFor = (amount: number) => offersFor(BANK, 0, amount, 156)[0]?.grade;
  expect([0, 10_000_000, 10_000_001, 20_000_001].map(gradeFor)).toEqual(['BB', 'BB', 'B', 'CCC']);
  const rates = [1_000_000, 10_000_001].map((amount) => offersFor(BANK, 0, amount, 156)[3]?.rate);
  expect(rates).toEqual([0.065, 0.08]);
  const indebted = { ...BANK, room: 500_000 };
  expect(problemsOf(indebted, 0, 600_000)).toEqual(Array(4).fill('At most $500,000'));
});
