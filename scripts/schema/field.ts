import type { Column } from '#game/tables/table.ts';

/** A field as PocketBase imports it, without the options that have their defaults. */
export type Field = Readonly<Record<string, unknown>>;

const ACCOUNTS = '_pb_users_auth_';

/** Returns PocketBase's type of a column's field, with the options that only this type has. */
function typeOf(column: Column): Field {
  const { type, values, pattern, min, max, isWhole, isOwner, setOn } = column;
  if (isOwner) return { type: 'relation', collectionId: ACCOUNTS, cascadeDelete: true, maxSelect: 1 };
  if (setOn) return { type: 'autodate', onCreate: true, onUpdate: setOn === 'change' };
  if (type === 'json') return { type, maxSize: max };
  if (type === 'text' && values && !pattern)
    return { type: 'select', values: values.filter((value) => value !== ''), maxSelect: 1 };
  return { type, min, max, pattern, onlyInt: isWhole };
}

/** Whether PocketBase has the same value if an option is missing. A number may have 0 as its limit. */
const isDefault = (value: unknown, type: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (value === 0 && type !== 'number');

export const withoutDefaults = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => !isDefault(value, field.type)));

export const fieldOf = (name: string, column: Column): Field =>
  withoutDefaults({
    name,
    ...typeOf(column),
    required: column.isRequired,
    hidden: column.seen === 'owner' || column.seen === 'hidden',
  });
