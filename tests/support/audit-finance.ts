import type PocketBase from 'pocketbase';
import { accountId } from '#game/books/accounts.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { type AuditCase, tamperingWith, together } from './tampering.ts';

const BOOKS =
  'aircraft are in the books at what was paid less what was received, plus their changes in value';
const ARREARS = 'arrears in the books are the sum of their changes';
const VALUED = 'an aircraft is valued once per week';
const LENT = 'the balances of loans are what the bank is owed';
const SCHEDULE = 'a running loan is on its schedule, and an ended one owes nothing';
const PLEDGE = 'a pledged aircraft is owned by the airline that pledged it';
const INSOLVENT =
  'an insolvent airline is overdrawn or has missed an instalment, and closed when its time is over';
const FRESH = 'a player waits sixty days for a fresh start, and an address is kept no longer';
const WORK = 'work on aircraft is begun and ended in its time, one at a time';

const NOBODY = 'nobodyxxxxxxxxx';

/** A world that is audited. */
interface Audited {
  /** Id of the airline's user. */
  owner: string;
  airline: string;
  plane: Aircraft;
  /** An entry for a lease. */
  lease: LedgerRow;
  /** Landed. */
  flight: Flight;
  /** World minute. */
  minute: number;
}

/** Cases about loans, books, insolvency and maintenance. */
export function financeCases(
  superuser: PocketBase,
  { owner, airline, plane, lease, flight, minute }: Audited,
): AuditCase[] {
  const { change, add } = tamperingWith(superuser);
  const work = { airline, aircraft: plane.id, kind: 'a', by: 'rule', cost: 1 };
  const loan = {
    airline,
    product: 'unsecured',
    state: 'active',
    principal: 5,
    balance: 0,
    weeks: 13,
    payment: 1,
  };
  const { id: _, ...entry } = lease as LedgerRow & { at: string };
  const lent = { ...entry, airline: accountId('bank'), category: 'loan', amount: -5, transfer: '' };

  const ended = { user: owner, reason: 'insolvent', name: 'Gone Air', ended: 5, until: 5 + 60 * DAY };
  const nobody = { ...ended, user: NOBODY };
  const valuation = {
    airline,
    kind: 'aircraft',
    aircraft: plane.id,
    week: 5,
    value: 9,
    change: -1,
  };
  return [
    [BOOKS, 'worth 9, in the books -1', add('valuation', valuation)],
    [ARREARS, '-9, changes -1', add('valuation', { ...valuation, kind: 'arrears', aircraft: '', value: -9 })],
    [VALUED, '2 valuations', together(add('valuation', valuation), add('valuation', valuation))],
    [INSOLVENT, 'insolvent since 1, cash ', change('airline', airline, { insolvent_from: 1 })],
    [FRESH, `account ${owner} with airline ${airline}`, add('fresh_start', ended)],
    [FRESH, `account ${NOBODY} with airline unknown`, add('fresh_start', nobody)],
    [FRESH, 'ended at 5, may found again at 6', add('fresh_start', { ...nobody, until: 6 })],
    [FRESH, 'proceeds 1, repaid 2', add('fresh_start', { ...nobody, proceeds: 1, repaid: 2 })],
    [LENT, 'loans 5, ledger 0', add('loan', { ...loan, balance: 5, due: minute + WEEK })],
    [LENT, 'loans 0, the bank has lent 5', add('ledger', lent)],
    [SCHEDULE, 'after 1 paid and 0 missed of 13', add('loan', { ...loan, paid: 1 })],
    [SCHEDULE, 'owes 5', add('loan', { ...loan, state: 'repaid', balance: 5 })],
    [PLEDGE, `${plane.registration} of ${plane.airline}`, add('loan', { ...loan, aircraft: plane.id })],
    [WORK, 'without such work', change('aircraft', plane.id, { work: 'c' })],
    [WORK, 'started until', add('maintenance', { ...work, state: 'started', starts: 0, ends: 1 })],
    [
      WORK,
      `flight ${flight.number} during work`,
      add('maintenance', { ...work, state: 'done', starts: flight.departed, ends: flight.landed }),
    ],
  ];
}
