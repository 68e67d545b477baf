import type { FinanceView, SeenListing } from '#game/rivals/finance/finance-view.ts';

/** Returns the view of an expansive airline with money for its plans, that earns 52% of its equity per year. */
export const financeView = (changes: Partial<FinanceView> = {}): FinanceView => ({
  temperament: 'expansive',
  cash: 30_000_000,
  equity: 40_000_000,
  debt: 0,
  weeklyFixedCosts: 1_000_000,
  profit: 1_600_000,
  growthCost: 4_000_000,
  rateOf: () => 0.1,
  loanLimit: 60_000_000,
  loans: [],
  own: null,
  float: null,
  orders: [],
  holdings: [],
  listings: [],
  ...changes,
});

/** Returns a listed airline whose price is its value. */
export const seenListing = (changes: Partial<SeenListing> = {}): SeenListing => ({
  issuer: 'other',
  isSubscribing: false,
  lots: 12_500,
  issueLots: 2_500,
  issuePrice: 900,
  price: 1_000,
  band: 1_000,
  fair: 1_000,
  target: 1_000,
  before: 1_000,
  opinion: 0,
  ...changes,
});
