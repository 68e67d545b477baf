import type { AccountName } from './account.ts';

/** Groups of the profit and loss, accounts of the balance sheet, and the part of the cash flow that each belongs to. */
export const PLACES = {
  revenue: 'operating',
  flights: 'operating',
  fleet: 'operating',
  network: 'operating',
  interest: 'operating',
  /** Shares of other airlines, and the costs of issuing own ones. */
  shareIncome: 'operating',
  aircraft: 'investing',
  deposits: 'investing',
  shares: 'investing',
  escrow: 'investing',
  loans: 'financing',
  capital: 'financing',
} as const satisfies Record<string, 'operating' | 'investing' | 'financing'>;
export type StatementPlace = keyof typeof PLACES;

/** Properties of a category of ledger entries. Nothing else describes a category. */
export interface CategoryFacts {
  /** Name on screens. */
  readonly text: string;
  /** Its only place in the statements, which also decides its part of the cash flow. */
  readonly place: StatementPlace;
  /**
   * Account on the other side of an airline's entry. Null if that is the outside world: passengers, airports, staff and
   * fuel suppliers.
   */
  readonly account: AccountName | null;
  /**
   * How often an airline has such entries: every week without a new decision, often, or rarely. Old entries are summed up
   * except for rare ones, which keep their memos.
   */
  readonly pace: 'weekly' | 'often' | 'rarely';
  /** Whether the airline, or another party, decides each entry, so that no forecast of cash can contain it. */
  readonly isDecided: boolean;
  /** Whether it is part of the operating result: no disposals, changes of value, hedges, interest and shares. */
  readonly isOperating: boolean;
}

/** Entries of running the airline. */
const RUNNING = { pace: 'weekly', isDecided: false, isOperating: true } as const;
/** Flights: their other side is the outside world. */
const FLIGHTS = { place: 'flights', account: null, ...RUNNING } as const;
/** Instalments and interest. */
const DUE = { account: 'bank', pace: 'weekly', isDecided: false, isOperating: false } as const;
const DECISION = { pace: 'rarely', isDecided: true, isOperating: false } as const;
/** Decisions of which an airline may have many in a week. */
const TRADE = { pace: 'often', isDecided: true, isOperating: false } as const;

/** All categories, in the order of the statements. */
export const CATEGORIES = {
  tickets: { text: 'Tickets', place: 'revenue', account: null, ...RUNNING },
  fuel: { text: 'Fuel', ...FLIGHTS },
  fuel_hedge: { text: 'Fuel hedging', ...FLIGHTS, pace: 'often', isOperating: false },
  crew: { text: 'Crew', ...FLIGHTS },
  service: { text: 'Service on board', ...FLIGHTS },
  landing: { text: 'Landing fees', ...FLIGHTS },
  handling: { text: 'Handling', ...FLIGHTS },
  navigation: { text: 'Navigation', ...FLIGHTS },
  parking: { text: 'Parking', ...FLIGHTS },
  maintenance: { text: 'Line maintenance', ...FLIGHTS },
  compensation: { text: 'Compensation', ...FLIGHTS },
  overhead: { text: 'Overhead', ...FLIGHTS },
  lease: { text: 'Leases', place: 'fleet', account: 'lessors', ...RUNNING },
  check: { text: 'Checks', place: 'fleet', account: null, ...RUNNING },
  refit: { text: 'Refits', place: 'fleet', account: null, ...DECISION, isOperating: true },
  // The dealers clear trades between airlines: what the buyer pays is paid on to the seller.
  exchange_fee: { text: 'Fees of the exchange', place: 'fleet', account: 'dealers', ...DECISION },
  aircraft_reclaim: { text: 'Aircraft trades reclaimed', place: 'fleet', account: 'dealers', ...DECISION },
  route_fee: { text: 'Route fees', place: 'network', account: null, ...DECISION },
  market_study: { text: 'Market studies', place: 'network', account: null, ...DECISION },
  certificate_fee: { text: 'Certificates', place: 'network', account: null, ...DECISION },
  certificate_yearly: {
    text: 'Yearly fees of certificates',
    place: 'network',
    account: null,
    pace: 'rarely',
    isDecided: false,
    isOperating: true,
  },
  slot_purchase: { text: 'Slots bought', place: 'network', account: null, ...DECISION },
  loan_interest: { text: 'Loan interest', place: 'interest', ...DUE },
  loan_fee: { text: 'Early repayment fees', place: 'interest', account: 'bank', ...DECISION },
  overdraft_interest: { text: 'Overdraft interest', place: 'interest', ...DUE },
  loan_write_off: { text: 'Loans written off', place: 'interest', account: 'bank', ...DECISION },
  share_gain: { text: 'Gains on shares', place: 'shareIncome', account: 'investors', ...TRADE },
  founder_shares: {
    text: 'Shares of founders bought',
    place: 'shareIncome',
    account: 'founders',
    ...DECISION,
  },
  dividend_income: { text: 'Dividends received', place: 'shareIncome', account: 'investors', ...TRADE },
  share_reclaim: { text: 'Share trades reclaimed', place: 'shareIncome', account: 'investors', ...DECISION },
  share_issue_costs: { text: 'Costs of issuing shares', place: 'shareIncome', account: null, ...TRADE },
  aircraft_purchase: { text: 'Aircraft bought', place: 'aircraft', account: 'manufacturers', ...DECISION },
  aircraft_sale: { text: 'Aircraft sold', place: 'aircraft', account: 'dealers', ...DECISION },
  deposit: { text: 'Deposits', place: 'deposits', account: 'lessors', ...DECISION },
  deposit_refund: { text: 'Deposits refunded', place: 'deposits', account: 'lessors', ...DECISION },
  used_purchase: { text: 'Used aircraft bought', place: 'aircraft', account: 'dealers', ...DECISION },
  leaseback_sale: {
    text: 'Aircraft sold and leased back',
    place: 'aircraft',
    account: 'lessors',
    ...DECISION,
  },
  slot_bid: { text: 'Slot bids', place: 'escrow', account: 'escrow', ...DECISION },
  slot_bid_refund: { text: 'Slot bids refunded', place: 'escrow', account: 'escrow', ...DECISION },
  share_escrow: { text: 'Share orders', place: 'escrow', account: 'escrow', ...TRADE },
  share_escrow_refund: { text: 'Share orders refunded', place: 'escrow', account: 'escrow', ...TRADE },
  exchange_escrow: { text: 'Bids and offers for aircraft', place: 'escrow', account: 'escrow', ...DECISION },
  exchange_escrow_refund: {
    text: 'Bids and offers for aircraft refunded',
    place: 'escrow',
    account: 'escrow',
    ...DECISION,
  },
  share_purchase: { text: 'Shares bought', place: 'shares', account: 'investors', ...TRADE },
  share_sale: { text: 'Shares sold, at cost', place: 'shares', account: 'investors', ...TRADE },
  loan: { text: 'Loans taken', place: 'loans', account: 'bank', ...DECISION },
  loan_repayment: { text: 'Loans repaid', place: 'loans', ...DUE },
  capital: { text: 'Capital', place: 'capital', account: 'founders', ...DECISION },
  share_issue: { text: 'Shares issued', place: 'capital', account: 'investors', ...TRADE },
  share_buyback: { text: 'Own shares bought back', place: 'capital', account: 'investors', ...TRADE },
  investment: { text: 'Investment', place: 'capital', account: null, ...DECISION },
  dividend: { text: 'Dividends paid', place: 'capital', account: 'investors', ...DECISION },
  founder_dividend: { text: 'Dividends to founders', place: 'capital', account: 'founders', ...DECISION },
  share_proceeds: {
    text: 'Paid to shareholders at the end',
    place: 'capital',
    account: 'investors',
    ...DECISION,
  },
} as const satisfies Record<string, CategoryFacts>;
export type LedgerCategory = keyof typeof CATEGORIES;
export const LEDGER_CATEGORIES = Object.keys(CATEGORIES) as LedgerCategory[];

/** Returns the categories with some facts, in the order of the statements. */
export const categoriesWhere = (isWanted: (facts: CategoryFacts) => boolean): LedgerCategory[] =>
  LEDGER_CATEGORIES.filter((category) => isWanted(CATEGORIES[category]));

/** Returns the categories of some places in the statements. */
export const categoriesOf = (...places: StatementPlace[]): LedgerCategory[] =>
  categoriesWhere(({ place }) => places.includes(place));

/** Returns the SQL condition for entries of some categories. @param column with their category */
export const isCategory = (column: string, ...categories: LedgerCategory[]): string =>
  categories.length === 1
    ? `${column} = '${categories[0]}'`
    : `${column} IN (${categories.map((category) => `'${category}'`).join(', ')})`;
