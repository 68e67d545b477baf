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
  /** Lowest and highest number, fewest and most characters of a text, or most bytes of a JSON value. */
  readonly min?: number;
  readonly max?: number;
  /** Regular expression of a text, in Go's syntax. */
  readonly pattern?: string;
  /** Whether the value must not be empty. Numbers and booleans may always be 0 and false. */
  readonly isRequired?: true;
  /** Whether the column belongs to every collection of accounts, so that PocketBase adds it. */
  readonly isBuiltIn?: true;
  /** Whether accounts cannot set it themselves. */
  readonly isFixed?: true;
  /** When PocketBase sets a time: once, or with each change. */
  readonly setOn?: 'creation' | 'change';
  /** Whether it is the id of an airline. Some also hold the id of an account in the books. */
  readonly isAirline?: true;
  /** The id of an account, with which PocketBase deletes the row. */
  readonly isOwner?: true;
}

/** Limits that PocketBase checks when a record is saved. Rows written with SQL are not checked. */
type Limits = Pick<Column, 'min' | 'max' | 'pattern' | 'isRequired'>;

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

/**
 * A collection and the form of its records. Nothing else describes them: `npm run schema` writes the baseline of the
 * migrations from it.
 */
export interface Table {
  readonly name: string;
  readonly access: Access;
  readonly columns: Columns;
  /** Columns of each index, as SQL. A partial index also has its condition. */
  readonly unique?: readonly string[];
  readonly indexes?: readonly string[];
  /** SQL condition under which a row, called OLD, cannot be deleted, and the reason. */
  readonly inUse?: { readonly condition: string; readonly reason: string };
  /** Order of an airline's rows in a data export, as SQL. Only for tables with a column `airline`. */
  readonly exportOrder?: string;
}

/** Returns its argument. A function, because that infers the narrowest types. */
export const defineTable = <const Of extends Table>(table: Of): Of => table;

const column = <Value>(
  type: Column['type'],
  more?: Omit<Column<Value>, 'type' | 'seen'>,
): Column<Value, 'public'> => ({ type, seen: 'public', ...more });

/** Most characters of a text without a limit of its own. */
const TEXT_MAX = 300;

/**
 * Id of a record, here or in another table. It is text, because a relation would let callers filter and sort the records
 * it leads to by records that they cannot read.
 */
export const id = column<string>('text', { max: 15 });
/** Id of an airline. What becomes of its row when the airline ends is in `pb_hooks/endings/`. */
export const airlineId = column<string>('text', { max: 15, isAirline: true });
/** Id of the account to which a row belongs. PocketBase deletes the row with the account. Hide it: see `id`. */
export const owner = column<string>('text', { isOwner: true });
/** Text that the server or the seed writes. */
export const text = column<string>('text', { max: TEXT_MAX });
/** Text that people write. */
export const freeText = column<string>('text', { isFree: true, max: TEXT_MAX });
export const number = column<number>('number');
/** Whole numbers, such as minutes and dollars. */
export const whole = column<number>('number', { isWhole: true });
export const bool = column<boolean>('bool');
/** PocketBase's form of a time: 2026-01-31 12:00:00.000Z. */
export const date = column<string>('date');

/** A text with a fixed set of values. It may be empty only if that is one of them. */
export const oneOf = <const Value extends string>(values: readonly Value[]): Column<Value, 'public'> =>
  column('text', values.includes('' as Value) ? { values } : { values, isRequired: true });

/** A JSON value of at most `max` bytes that clients read. */
export const json = <Value>(max: number, schema: () => z.ZodMiniType<Value>): Column<Value, 'public'> =>
  column('json', { max, schema });

/** A JSON value of at most `max` bytes that only the server reads, or that clients validate on their own. */
export const serverJson = <Value>(max: number): Column<Value, 'internal'> => ({
  type: 'json',
  seen: 'internal',
  max,
});

/** A column with limits of its own. */
export const limited = <Of extends Column>(inner: Of, limits: Limits): Of => ({ ...inner, ...limits });

/** Two letters, ISO 3166. */
export const countryCode = limited(text, { isRequired: true, pattern: '^[A-Z]{2}$' });

/** A column that every collection of accounts has. */
export const builtIn = <Of extends Column>(inner: Of): Of => ({ ...inner, isBuiltIn: true });

/** A column of accounts that only the server sets. */
export const fixed = <Of extends Column>(inner: Of): Of => ({ ...inner, isFixed: true });

/** A time that PocketBase sets. */
export const setOn = (event: 'creation' | 'change'): Column<string, 'public'> => ({ ...date, setOn: event });

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
