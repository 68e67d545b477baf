import { OWNER } from '../living_world/fields.ts';

/**
 * Relations of readable collections. Their ids become plain text. PocketBase lets all callers sort, filter
 * and expand a record by the records that refer to it, as in `airport?sort=route_via_a.id`. The result
 * reveals the routes of all airlines, regardless of the rules of `route`. A hidden relation has no such
 * back-relation.
 */
const RELATIONS: Readonly<Record<string, readonly string[]>> = {
  airline: ['hub'],
  ledger: ['airline'],
  route: ['a', 'b'],
  users: ['airline'],
};
/** The collections that the ids refer to, for the down migration. */
const TARGETS: Readonly<Record<string, string>> = {
  hub: 'airport',
  a: 'airport',
  b: 'airport',
  airline: 'airline',
};

/** Rule of ledger rows while their airline is a relation. */
const OWNER_BY_RELATION = 'airline.user = @request.auth.id';

/** Prevents the deletion of an airport in use, as the required relations did. */
const KEEP_AIRPORTS = `
  CREATE TRIGGER airport_in_use BEFORE DELETE ON airport
  WHEN EXISTS (SELECT 1 FROM airline WHERE hub = OLD.id) OR EXISTS (SELECT 1 FROM route WHERE OLD.id IN (a, b))
  BEGIN SELECT RAISE(ABORT, 'the airport is a hub or the end of a route'); END`;

interface StoredField {
  id: string;
  name: string;
  hidden: boolean;
  presentable: boolean;
  required: boolean;
  system: boolean;
}

const toText = ({ id, name, hidden, presentable, required, system }: StoredField) => ({
  id,
  name,
  hidden,
  presentable,
  required,
  system,
  type: 'text',
  min: 0,
  max: 15,
  pattern: '',
  autogeneratePattern: '',
  primaryKey: false,
});

const toRelation = (app: CoreApp, collection: string, field: StoredField) => ({
  id: field.id,
  name: field.name,
  hidden: field.hidden,
  presentable: field.presentable,
  required: field.required,
  system: field.system,
  type: 'relation',
  minSelect: 0,
  maxSelect: 1,
  collectionId: app.findCollectionByNameOrId(TARGETS[field.name] ?? '').id,
  cascadeDelete: collection === 'ledger',
});

/**
 * Changes the type of fields in PocketBase's stored definition. PocketBase would treat a field of another
 * type as a new one, and all values would have to be copied. A single relation and a text are stored in the
 * same way.
 */
function changeFields(app: CoreApp, change: (collection: string, field: StoredField) => object): void {
  for (const [name, changed] of Object.entries(RELATIONS)) {
    const row = new DynamicModel({ fields: '' });
    app.db().newQuery('SELECT fields FROM _collections WHERE name = {:name}').bind({ name }).one(row);
    const fields = (JSON.parse(row.fields as string) as StoredField[]).map((field) =>
      changed.includes(field.name) ? change(name, field) : field,
    );
    app
      .db()
      .newQuery('UPDATE _collections SET fields = {:fields} WHERE name = {:name}')
      .bind({ name, fields: JSON.stringify(fields) })
      .execute();
  }
  app.reloadCachedCollections();
}

function setLedgerRule(app: CoreApp, rule: string): void {
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.listRule = rule;
  ledger.viewRule = rule;
  app.save(ledger);
}

export function hideBackRelations(app: CoreApp): void {
  changeFields(app, (_, field) => toText(field));
  setLedgerRule(app, OWNER);
  app.db().newQuery(KEEP_AIRPORTS).execute();
}

export function restoreRelations(app: CoreApp): void {
  app.db().newQuery('DROP TRIGGER airport_in_use').execute();
  changeFields(app, (collection, field) => toRelation(app, collection, field));
  setLedgerRule(app, OWNER_BY_RELATION);
}
