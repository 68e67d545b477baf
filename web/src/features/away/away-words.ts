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

/** Returns a pair of airports as it is displayed, with the hub first: SIN–CGK. @param hub its code */
export function pairWords(pair: string, hub: string): string {
  const [one, other] = [pair.slice(0, 3), pair.slice(3)];
  return other === hub ? `${other}–${one}` : `${one}–${other}`;
}
