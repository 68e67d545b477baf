import type { Column, Table, ValueOf } from '#game/tables/table.ts';
import { bool, freeText, number, text } from '#game/tables/table.ts';

/** One column of a statement's result: its SQL, and the type of its values. */
export interface Expression<Value = unknown> {
  readonly sql: string;
  readonly column: Column<Value>;
  /** Whether the result may be NULL. Otherwise NULL becomes 0, an empty text or false. */
  readonly isNullable?: true;
}

/** A part of a result: a column, or an object or a list of parts. */
export type Part = Expression | Shape | readonly Expression[];

/** The form of the objects that a statement's rows become. */
export interface Shape {
  readonly [name: string]: Part;
}

type ShapedPart<Of> =
  Of extends Expression<infer Value>
    ? Value
    : Of extends readonly Expression[]
      ? { -readonly [Index in keyof Of]: ShapedPart<Of[Index]> }
      : Of extends Shape
        ? ShapedRow<Of>
        : never;

export type ShapedRow<Of extends Shape> = { -readonly [Name in keyof Of]: ShapedPart<Of[Name]> };

export const isExpression = (part: Part): part is Expression => 'sql' in part;

/** A list of columns whose length is part of its type. */
export const tuple = <const Parts extends readonly Expression[]>(...parts: Parts): Parts => parts;

type AliasedColumns<Of extends Table> = {
  readonly [Name in keyof Of['columns']]: Expression<ValueOf<Of['columns'][Name]>>;
};

/** Returns the columns of a table under an alias, such as `l.departs` for the alias `l`. */
export function aliased<Of extends Table>(table: Of, alias: string): AliasedColumns<Of> {
  const columns: Record<string, Expression> = {};
  // Not with Object.entries, which took a third of the time in which a runtime loads the module of the clock.
  for (const name in table.columns)
    columns[name] = { sql: `${alias}.${name}`, column: table.columns[name] as Column };
  return columns as unknown as AliasedColumns<Of>;
}

export const numberOf = (sql: string): Expression<number> => ({ sql, column: number });
export const boolOf = (sql: string): Expression<boolean> => ({ sql, column: bool });
/** A text that the server or the seed writes. */
export const textOf = (sql: string): Expression<string> => ({ sql, column: text });
/** A text that may contain any character. */
export const freeTextOf = (sql: string): Expression<string> => ({ sql, column: freeText });
/** A parsed JSON value. */
export const jsonOf = <Value>(sql: string): Expression<Value> => ({
  sql,
  column: { type: 'json', seen: 'internal' },
});
export const nullable = <Value>(expression: Expression<Value>): Expression<Value | null> => ({
  ...(expression as Expression<Value | null>),
  isNullable: true,
});
