import type { Decision } from '#game/payloads/away.ts';
import type { LedgerCategory } from '#game/tables/ledger.ts';
import { linkTo } from '#web/lib/pages.ts';

export const CATEGORY_NAMES: Readonly<Record<LedgerCategory, string>> = {
  capital: 'Capital',
  tickets: 'Tickets',
  fuel: 'Fuel',
  crew: 'Crew',
  service: 'Service on board',
  landing: 'Landing fees',
  handling: 'Handling',
  navigation: 'Navigation',
  parking: 'Parking',
  maintenance: 'Line maintenance',
  overhead: 'Overhead',
  compensation: 'Compensation',
  lease: 'Leases',
  deposit: 'Deposits',
  deposit_refund: 'Deposits refunded',
  aircraft_purchase: 'Aircraft bought',
  aircraft_sale: 'Aircraft sold',
  refit: 'Refits',
  check: 'Checks',
  route_fee: 'Route fees',
  fuel_hedge: 'Fuel hedging',
  slot_bid: 'Slot bids',
  slot_bid_refund: 'Slot bids refunded',
  slot_purchase: 'Slots bought',
  loan: 'Loans taken',
  loan_repayment: 'Loans repaid',
  loan_interest: 'Loan interest',
  loan_fee: 'Early repayment fees',
  loan_write_off: 'Loans written off',
  overdraft_interest: 'Overdraft interest',
  share_escrow: 'Share orders',
  share_escrow_refund: 'Share orders refunded',
  share_purchase: 'Shares bought',
  share_sale: 'Shares sold, at cost',
  share_gain: 'Gains on shares',
  share_issue: 'Shares issued',
  share_issue_costs: 'Costs of going public',
  share_proceeds: 'Shares of closed airlines',
  dividend: 'Dividends paid',
  founder_dividend: 'Dividends to founders',
  dividend_income: 'Dividends received',
  investment: 'Investment',
};

/** Returns the page on which to decide. */
export function pageOf({ kind }: Decision): string {
  switch (kind) {
    case 'insolvent':
      return linkTo('banking');
    case 'overdrawn':
    case 'running_out':
      return linkTo('operations');
    case 'overdue_checks':
      return linkTo('maintenance');
    case 'idle_aircraft':
      return linkTo('manageRoutes', { view: 'timetable' });
    case 'empty_routes':
      return linkTo('manageRoutes');
  }
}

/** Returns a pair of airports as it is displayed: AMS–BCN. */
export const pairWords = (pair: string): string => `${pair.slice(0, 3)}–${pair.slice(3)}`;
