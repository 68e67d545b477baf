/** Collections that hold old rows. */
export type OldTable =
  | 'flight'
  | 'notice'
  | 'maintenance'
  | 'ledger'
  | 'ledger_sum'
  | 'valuation'
  | 'route_history'
  | 'transfer'
  | 'news'
  | 'message';

/**
 * A step of compaction: the rows to delete and the row that holds their sum, if any. The database is
 * consistent after each step, so an interruption loses nothing.
 */
export interface CompactStep {
  table: OldTable;
  /** Id of the remaining row, then its values: see write-steps.ts. */
  keep: readonly [id: string, ...values: (string | number)[]] | null;
  gone: string[];
  /** Whether the other sides of these transfers change with them. */
  isTransfer?: boolean;
}

/** Maximum number of rows deleted in one step. */
const MAX = 100;

/** Returns the number of rows that a step writes or deletes. */
export const rowsIn = ({ keep, gone, isTransfer = false }: CompactStep): number =>
  (gone.length + (keep ? 1 : 0)) * (isTransfer ? 2 : 1);

/** Returns the steps that delete rows by id. */
export function deletion(table: OldTable, ids: readonly string[]): CompactStep[] {
  const steps: CompactStep[] = [];
  for (let from = 0; from < ids.length; from += MAX)
    steps.push({ table, keep: null, gone: ids.slice(from, from + MAX) });
  return steps;
}

/** Ledger rows to combine into one. */
interface LedgerGroup {
  /** In ascending order. The first one remains. */
  ids: readonly string[];
  /** US dollars, in the order of the ids. Never 0. */
  amounts: readonly number[];
  /** Values of the remaining row. */
  values: (string | number)[];
  /** Whether the rows are sides of transfers. */
  isTransfer: boolean;
}

/**
 * Returns the steps that sum up a group of ledger rows. All but the last leave a sum other than 0, because a
 * ledger entry of 0 is invalid.
 */
export function ledgerSteps({ ids, amounts, values, isTransfer }: LedgerGroup): CompactStep[] {
  const steps: CompactStep[] = [];
  const max = isTransfer ? MAX / 2 : MAX;
  const keep: CompactStep['keep'] = [ids[0] as string, ...values];
  let sum = amounts[0] as number;
  let gone: string[] = [];
  for (let index = 1; index < ids.length; index++) {
    gone.push(ids[index] as string);
    sum += amounts[index] as number;
    if (gone.length < max || sum === 0 || index === ids.length - 1) continue;
    steps.push({ table: 'ledger', keep, gone, isTransfer });
    gone = [];
  }
  steps.push({ table: 'ledger', keep, gone, isTransfer });
  return steps;
}

/**
 * Returns the steps that sum up rows of weeks: valuations of one kind, or sums of the ledger of one category.
 * @param ids in ascending order. The first one remains.
 * @param week last week of the sum
 */
export function weekSteps(
  table: 'ledger_sum' | 'valuation',
  ids: readonly string[],
  week: number,
): CompactStep[] {
  const [first = '', ...others] = ids;
  const steps: CompactStep[] = [];
  for (let from = 0; from === 0 || from < others.length; from += MAX)
    steps.push({ table, keep: [first, week], gone: others.slice(from, from + MAX) });
  return steps;
}
