import type * as z from 'zod/mini';

/**
 * Readers of a column: clients (`public`), clients that do not need it (`internal`), only the airline's owner
 * (`owner`), or only the server (`hidden`).
 */
type Visibility = 'public' | 'internal' | 'owner' | 'hidden';

/** A column of a table. `Value` is its type in a record. */
export interface Column<Value = unknown, Seen extends Visibility = Visibility> {
  readonly type: 'text' | 'number' | 'bool' | 'json' | 'date';
  readonly seen: Seen;
  /** Whether only whole numbers are allowed. */
  readonly isWhole?: true;
  /** Whether people write the text. Such a text may contain any character. */
  readonly isFree?: true;
  /** The allowed values. */
  readonly values?: readonly Value[];
  /** Schema of a JSON value that clients read. A function, because schemas are slow to make in goja. */
  readonly schema?: () => z.ZodMiniType<Value>;
}

export type Columns = Readonly<Record<string, Column>>;

/**
 * Accounts that may list and view the rows. `owner` is the owner of the row's airline, `self` the account
 * itself. `buyer and seller` are the owners of the airlines in these columns. So are `sender and receiver`, each until
 * its side has deleted the row. Only the server and superusers write rows, except that users change their own account.
 */
type Access =
  | 'everyone'
  | 'signed in'
  | 'owner'
  | 'buyer and seller'
  | 'sender and receiver'
  | 'self'
  | 'nobody';

/** A collection and the form of its records. Apart from the migrations, nothing else describes them. */
export interface Table {
  readonly name: string;
  readonly access: Access;
  readonly columns: Columns;
  /** Columns of each index, as SQL. A partial index also has its condition. */
  readonly unique?: readonly string[];
  readonly indexes?: readonly string[];
  /** Order of an airline's rows in a data export, as SQL. Only for tables with a column `airline`. */
  readonly exportOrder?: string;
  /** Whether rows stay when their airline is deleted. */
  readonly isKept?: true;
}

/** Returns its argument. A function, because that infers the narrowest types. */
export const defineTable = <const Of extends Table>(table: Of): Of => table;

const column = <Value>(
  type: Column['type'],
  more?: Omit<Column<Value>, 'type' | 'seen'>,
): Column<Value, 'public'> => ({ type, seen: 'public', ...more });

/** Id of a record, here or in another table. */
export const id = column<string>('text');
/** Text that the server or the seed writes. */
export const text = column<string>('text');
/** Text that people write. */
export const freeText = column<string>('text', { isFree: true });
export const number = column<number>('number');
/** Whole numbers, such as minutes and dollars. */
export const whole = column<number>('number', { isWhole: true });
export const bool = column<boolean>('bool');
/** PocketBase's form of a time: 2026-01-31 12:00:00.000Z. */
export const date = column<string>('date');

/** A text with a fixed set of values. */
export const oneOf = <const Value extends string>(values: readonly Value[]): Column<Value, 'public'> =>
  column('text', { values });

/** A JSON value that clients read. */
export const json = <Value>(schema: () => z.ZodMiniType<Value>): Column<Value, 'public'> =>
  column('json', { schema });

/** A JSON value that only the server reads, or that clients validate on their own. */
export const serverJson = <Value>(): Column<Value, 'internal'> => ({ type: 'json', seen: 'internal' });

/** A column that clients may read but do not need. */
export const internal = <Value>(inner: Column<Value>): Column<Value, 'internal'> => ({
  ...inner,
  seen: 'internal',
});

/** A column of `airline` that only its owner may read. */
export const ownerOnly = <Value>(inner: Column<Value>): Column<Value, 'owner'> => ({
  ...inner,
  seen: 'owner',
});

/** A column that only the server may read. */
export const hidden = <Value>(inner: Column<Value>): Column<Value, 'hidden'> => ({
  ...inner,
  seen: 'hidden',
});

export type ValueOf<Of> = Of extends Column<infer Value> ? Value : never;

/** All columns of a table, as the server stores them. */
export type StoredRow<Of extends Table> = {
  -readonly [Name in keyof Of['columns']]: ValueOf<Of['columns'][Name]>;
};

/** A record as clients use it: without internal and hidden columns. */
export type Row<Of extends Table> = {
  -readonly [Name in keyof Of['columns'] as Of['columns'][Name]['seen'] extends 'public' | 'owner'
    ? Name
    : never]: ValueOf<Of['columns'][Name]>;
};

/** Names of a table's columns. */
export const columnNames = <Of extends Table>(table: Of): (keyof Of['columns'] & string)[] =>
  Object.keys(table.columns);
