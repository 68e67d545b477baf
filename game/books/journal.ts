import { calendarAt } from '../network/timetable/clock.ts';
import { BOOK_ITEMS, type BookItem, changedBy, isNonCash, placeOf } from './book-items.ts';

/** An entry of the ledger or a valuation. */
export interface JournalEntry {
  /** World minute. */
  minute: number;
  item: BookItem;
  /** Whole US dollars, as in the ledger. */
  amount: number;
  memo: string;
}

/** Names of the top accounts and their types, as hledger knows them. */
const TOP_ACCOUNTS = { assets: 'A', liabilities: 'L', equity: 'E', revenues: 'R', expenses: 'X' } as const;
type TopAccount = keyof typeof TOP_ACCOUNTS;

const accountName = (top: TopAccount, party: string, ...parts: string[]): string =>
  [top, ...(party === '' ? [] : [party]), ...parts].join(':');

const wordsOf = (item: BookItem): string => item.replaceAll('_', ' ');

/**
 * Returns the account on the other side of an item's cash, by the same mapping as the statements.
 * @param party code of the airline, if a journal has several, otherwise empty
 */
export function accountOf(item: BookItem, party = ''): string {
  const place = placeOf(item);
  switch (place) {
    case 'aircraft':
    case 'deposits':
    case 'shares':
    case 'escrow':
      return accountName('assets', party, place);
    case 'loans':
      return accountName('liabilities', party, place);
    case 'capital':
      return accountName('equity', party, place);
    case 'revenue':
      return accountName('revenues', party, wordsOf(item));
    default:
      return accountName('expenses', party, place, wordsOf(item));
  }
}

/** Returns the account that an item changes: cash, or the asset or debt whose value changes. */
function changedAccount(item: BookItem, party: string): string {
  const changed = isNonCash(item) ? changedBy(item) : 'cash';
  return accountName(changed === 'loans' ? 'liabilities' : 'assets', party, changed);
}

/** Characters that have a meaning in a journal, and line ends. */
const SPECIAL = /[\s;|[\]]+/g;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns an entry as a transaction. @param start first day of the world, YYYY-MM-DD */
export function journalTransaction(
  { minute, item, amount, memo }: JournalEntry,
  start: string,
  party = '',
): string {
  const { year, month, day } = calendarAt(start, minute);
  const words = memo === '' ? wordsOf(item) : `${wordsOf(item)}: ${memo.replace(SPECIAL, ' ').trim()}`;
  return `${year}-${twoDigits(month)}-${twoDigits(day)} ${words}
    ${changedAccount(item, party)}  $${amount}
    ${accountOf(item, party)}  $${-amount}
`;
}

/** Returns the declarations at the top of a journal, so that hledger can check every name. */
export function journalHead(parties: readonly string[]): string {
  const names = parties.flatMap((party) => [
    accountName('assets', party, 'cash'),
    ...BOOK_ITEMS.map((item) => accountOf(item, party)),
  ]);
  const accounts = [...new Set(names)].sort().map((name) => `account ${name}`);
  const tops = Object.entries(TOP_ACCOUNTS).map(([name, type]) => `account ${name}  ; type:${type}`);
  return ['commodity $1000.', ...tops, ...accounts, '', ''].join('\n');
}
