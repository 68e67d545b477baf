/** Collections that hold old rows. */
export type OldTable = 'flight' | 'notice' | 'maintenance' | 'ledger' | 'route_history' | 'transfer';

/**
 * A step of compaction: rows that go, and the row into which they are summed up, if there is one. What is stored after a
 * step is sound, so that nothing is lost if the next one does not come.
 */
export interface Step {
  table: OldTable;
  /** Id of the row that stays, then its values: see write-steps.ts. */
  keep: readonly [id: string, ...values: (string | number)[]] | null;
  gone: string[];
}

/** Most rows that go in one step. */
const MOST = 100;

/** Rows that are written or deleted in a step. */
export const rowsIn = ({ keep, gone }: Step): number => gone.length + (keep ? 1 : 0);

/** Steps that delete rows by their ids. */
export function deletion(table: OldTable, ids: readonly string[]): Step[] {
  const steps: Step[] = [];
  for (let from = 0; from < ids.length; from += MOST)
    steps.push({ table, keep: null, gone: ids.slice(from, from + MOST) });
  return steps;
}

/** Ledger rows that become one. */
export interface LedgerGroup {
  /** In ascending order. The first one stays. */
  ids: readonly string[];
  /** US dollars, in the order of the ids. Never 0. */
  amounts: readonly number[];
  /** What the row that stays is to have. */
  values: (string | number)[];
}

/**
 * Steps that sum up a group of ledger rows. All but the last leave a sum that is not 0, because a ledger row of nothing is
 * no movement of money.
 */
export function ledgerSteps({ ids, amounts, values }: LedgerGroup): Step[] {
  const steps: Step[] = [];
  const keep: Step['keep'] = [ids[0] as string, ...values];
  let sum = amounts[0] as number;
  let gone: string[] = [];
  for (let index = 1; index < ids.length; index++) {
    gone.push(ids[index] as string);
    sum += amounts[index] as number;
    if (gone.length < MOST || sum === 0 || index === ids.length - 1) continue;
    steps.push({ table: 'ledger', keep, gone });
    gone = [];
  }
  steps.push({ table: 'ledger', keep, gone });
  return steps;
}
