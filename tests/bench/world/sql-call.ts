import { readFileSync } from 'node:fs';
import { BUILD } from '#scripts/paths.ts';
import { makeTestBuild, type TestBuild, type TestBuildOptions } from '#tests/support/build/test-build.ts';

/**
 * A call only for the benchmark: runs a statement with the rows in the request. The product cannot create a
 * thousand airlines at once, and creating them one by one would take an hour.
 */
const HOOK = `
routerAdd('POST', '/bench/sql', (e) => {
  const { sql, rows } = JSON.parse(toString(e.request.body));
  try {
    if (sql.startsWith('PRAGMA')) e.app.nonconcurrentDB().newQuery(sql).execute();
    else e.app.runInTransaction((tx) => {
      tx.db().newQuery(sql).bind({ rows: JSON.stringify(rows) }).execute();
    });
    e.json(200, {});
  } catch (thrown) {
    e.json(500, { message: String(thrown) });
  }
}, $apis.requireSuperuserAuth(), $apis.bodyLimit(100_000_000));
`;

/** Returns what the server runs, with the benchmark's hooks added. @param more hooks */
export function benchBuild(more = '', changes: TestBuildOptions = {}): Promise<TestBuild> {
  const index = readFileSync(`${BUILD}/pb_public/index.html`);
  return makeTestBuild({ ...changes, pages: { 'index.html': index }, hook: HOOK + more });
}

/**
 * Runs statements on the benchmark's server. Rows are passed as `{:rows}`, in batches that fit into a
 * request.
 */
export class BenchSql {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async run(sql: string, rows: readonly unknown[] = []): Promise<void> {
    const response = await fetch(`${this.#url}/bench/sql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#token },
      body: JSON.stringify({ sql, rows }),
    });
    if (!response.ok) throw new Error(`${sql.slice(0, 80)}: ${await response.text()}`);
  }

  /** Inserts objects whose keys are the columns of a table. */
  async insert(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map((name) => `value ->> '${name}'`).join(', ');
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each({:rows})`;
    for (let index = 0; index < rows.length; index += 5_000)
      await this.run(sql, rows.slice(index, index + 5_000));
  }
}
