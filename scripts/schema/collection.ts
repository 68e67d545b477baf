import type { Column, Table } from '#game/tables/table.ts';
import { type Field, fieldOf } from './field.ts';

/** A collection as PocketBase imports it. Only superusers can do what a rule of null is about. */
export interface Collection {
  name: string;
  type: 'base' | 'auth';
  listRule: string | null;
  viewRule: string | null;
  createRule: string | null;
  updateRule: string | null;
  deleteRule: string | null;
  /** Emails about sign-ins from a new device. */
  authAlert?: { enabled: boolean };
  fields: readonly Field[];
  /** As SQL. */
  indexes: readonly string[];
}

const OWN_ACCOUNT = 'id = @request.auth.id';

const READ_RULES: Record<Table['access'], string | null> = {
  everyone: '',
  'signed in': '@request.auth.id != ""',
  owner: '@request.auth.id != "" && airline = @request.auth.airline',
  'buyer and seller':
    '@request.auth.id != "" && @request.auth.airline != "" && (buyer = @request.auth.airline || seller = @request.auth.airline)',
  'sender and receiver':
    '@request.auth.id != "" && @request.auth.airline != "" && ((sender = @request.auth.airline && sender_deleted = false) || (receiver = @request.auth.airline && receiver_deleted = false))',
  self: OWN_ACCOUNT,
  nobody: null,
};

/** Returns the rules for changes: users may create an account, and change and delete their own. */
function writeRules({
  access,
  columns,
}: Table): Pick<Collection, 'createRule' | 'updateRule' | 'deleteRule'> {
  if (access !== 'self') return { createRule: null, updateRule: null, deleteRule: null };
  const allowed = Object.entries<Column>(columns)
    .filter(([, { isFixed }]) => isFixed)
    .map(([name]) => `@request.body.${name}:isset = false`)
    .join(' && ');
  return {
    createRule: allowed,
    updateRule: `${OWN_ACCOUNT} && ${allowed}`,
    deleteRule: OWN_ACCOUNT,
  };
}

/** @param spec columns as SQL, and the condition of a partial index */
function indexOf(table: string, kind: 'INDEX' | 'UNIQUE INDEX', spec: string): string {
  const [columns = '', condition] = spec.split(' WHERE ');
  const name = `idx_${table}_${columns.replace(/ COLLATE \w+/g, '').replace(/\W+/g, '_')}`;
  return `CREATE ${kind} \`${name}\` ON \`${table}\` (${columns})${condition ? ` WHERE ${condition}` : ''}`;
}

/** Returns the collection that a table describes. */
export const collectionOf = (table: Table): Collection => ({
  name: table.name,
  type: table.access === 'self' ? 'auth' : 'base',
  listRule: READ_RULES[table.access],
  viewRule: READ_RULES[table.access],
  ...writeRules(table),
  // Nothing in the product needs or explains these emails.
  ...(table.access === 'self' && { authAlert: { enabled: false } }),
  // PocketBase makes ids itself.
  fields: Object.entries<Column>(table.columns)
    .filter(([name, { isBuiltIn }]) => name !== 'id' && !isBuiltIn)
    .map(([name, column]) => fieldOf(name, column)),
  indexes: [
    ...(table.unique ?? []).map((spec) => indexOf(table.name, 'UNIQUE INDEX', spec)),
    ...(table.indexes ?? []).map((spec) => indexOf(table.name, 'INDEX', spec)),
  ],
});
