type Connection = 'writer' | 'readers';

let current: Connection = 'readers';

/**
 * Runs `work` and returns its result. Its statements outside of transactions use these connections. The writer keeps prepared
 * statements and its page cache; a reader prepares each statement again, and reloads its pages after each transaction, but
 * nobody waits for it.
 */
export function readingOn<Result>(connection: Connection, work: () => Result): Result {
  const before = current;
  current = connection;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Kept, because goja takes long to make one. */
let row: DynamicModel | undefined;

/** Returns the text of a statement with one row and one column, `json`. In a transaction, it uses the transaction's connection. */
export function readText(app: CoreApp, sql: string, values: Record<string, unknown>): string {
  row ??= new DynamicModel({ json: '' });
  const connection = current === 'writer' ? app.nonconcurrentDB() : app.db();
  connection.newQuery(sql).bind(values).one(row);
  return row.json as string;
}
