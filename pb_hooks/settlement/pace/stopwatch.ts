import type { Work } from './pace.ts';

/**
 * Measures the duration of each phase and the size of transactions. Writes them to the server's log at level
 * debug.
 */
export class Stopwatch {
  readonly #phases: string[] = [];
  readonly #transactions = new Map<Work, { count: number; rows: number; max: number }>();
  readonly #began = Date.now();
  #last = this.#began;

  /** Ends a phase. */
  lap(name: string): void {
    const now = Date.now();
    this.#phases.push(`${name} ${now - this.#last} ms`);
    this.#last = now;
  }

  /** Counts a transaction of about `rows` rows. */
  count(work: Work, rows: number): void {
    const sum = this.#transactions.get(work) ?? { count: 0, rows: 0, max: 0 };
    sum.count++;
    sum.rows += rows;
    sum.max = Math.max(sum.max, rows);
    this.#transactions.set(work, sum);
  }

  tell(app: CoreApp, hour: number): void {
    const transactions = [...this.#transactions].map(
      ([work, { count, rows, max }]) => `${work} ${rows} rows in ${count}, at most ${max}`,
    );
    app
      .logger()
      .debug(
        `Hour ${hour} settled in ${Date.now() - this.#began} ms`,
        'phases',
        this.#phases.join(', '),
        'transactions',
        transactions.join('; '),
      );
  }
}
