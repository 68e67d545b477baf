import { type RowReader, readerOf } from '#hooks/platform/db/row-reader.ts';
import type { Shape, ShapedRow } from '#hooks/platform/db/shape.ts';
import { markRead } from './plan-marks.ts';

type Bound = Record<string, string | number>;

/** Read in the same statement, because a second one could see a newer action. */
const SEQ = '(SELECT COALESCE(max(seq), 0) FROM action)';

/** Kept, because goja takes long to make one. */
let row: DynamicModel | undefined;

function readText(
  app: CoreApp,
  { line, separator }: RowReader<unknown>,
  from: string,
  params: Bound = {},
  tables = '',
): string {
  row ??= new DynamicModel({ text: '', seq: 0 });
  const model = row;
  const query = app
    .nonconcurrentDB()
    .newQuery(
      `${tables && `WITH ${tables}`} SELECT COALESCE(group_concat(line, '${separator}'), '') AS text, ${SEQ} AS seq FROM (SELECT ${line} AS line ${from})`,
    )
    .bind(params);
  markRead(() => {
    query.one(model);
    return model.seq as number;
  });
  return model.text as string;
}

/**
 * Returns the rows of a statement. They come as one text, because goja reads rows many times more slowly.
 * Uses the writing connection: any other would have to reload its page cache after each transaction and keep
 * a second copy.
 * @param from the statement from FROM on. Its order is the order of the rows.
 * @param tables common table expressions of the statement
 */
export function readRows<Of extends Shape>(
  app: CoreApp,
  shape: Of,
  from: string,
  params: Bound = {},
  tables = '',
): ShapedRow<Of>[] {
  const reader = readerOf(shape);
  return reader.parse(readText(app, reader, from, params, tables));
}

/**
 * Returns a function that reads rows like `readRows` and returns what `make` makes of them. It makes that again only
 * after a row has changed, so callers share the result and must not change it.
 */
export function readSteady<Of extends Shape, Result>(
  shape: Of,
  from: string,
  make: (rows: ShapedRow<Of>[]) => Result,
): (app: CoreApp) => Result {
  let known: { text: string; result: Result } | undefined;
  return (app) => {
    const reader = readerOf(shape);
    const text = readText(app, reader, from);
    if (known?.text !== text) known = { text, result: make(reader.parse(text)) };
    return known.result;
  };
}

/** Runs one statement. */
export function run(tx: CoreApp, sql: string, params: Bound = {}): void {
  tx.db().newQuery(sql).bind(params).execute();
}
