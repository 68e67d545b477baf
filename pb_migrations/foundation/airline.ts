import { defineCollection } from './define-collection.ts';

/** Read rule: any signed-in account. */
const SIGNED_IN = '@request.auth.id != ""';
const COLOUR = '^#[0-9A-F]{6}$';

/**
 * Airlines and their ledgers. Only the server writes them. Hidden fields cannot be read, filtered or sorted
 * by. Hooks show `cash` and `user` to the owner.
 */
export function addAirlines(app: CoreApp): void {
  const airline = defineCollection(app, {
    name: 'airline',
    readRule: SIGNED_IN,
    fields: [
      new TextField({ name: 'name', required: true, min: 2, max: 40, presentable: true }),
      // Longer than the name, because one letter can become eighteen when it is normalised.
      new TextField({ name: 'name_key', required: true, hidden: true, max: 1000 }),
      new TextField({ name: 'code', required: true, pattern: '^[A-Z0-9]{2}$', presentable: true }),
      new TextField({ name: 'colour_primary', required: true, pattern: COLOUR }),
      new TextField({ name: 'colour_secondary', required: true, pattern: COLOUR }),
      new TextField({ name: 'country', required: true, pattern: '^[A-Z]{2}$' }),
      // Required and not cascading, so PocketBase does not delete an airport that is a hub.
      new RelationField({
        name: 'hub',
        required: true,
        maxSelect: 1,
        collectionId: app.findCollectionByNameOrId('airport').id,
      }),
      new DateField({ name: 'founded', required: true }),
      new NumberField({ name: 'cash', onlyInt: true, hidden: true }),
      new RelationField({
        name: 'user',
        required: true,
        hidden: true,
        maxSelect: 1,
        cascadeDelete: true,
        collectionId: app.findCollectionByNameOrId('users').id,
      }),
    ],
    unique: ['name_key', 'code', 'user'],
    indexes: ['hub'],
  });

  const OWNER = 'airline.user = @request.auth.id';
  defineCollection(app, {
    name: 'ledger',
    readRule: OWNER,
    fields: [
      new RelationField({
        name: 'airline',
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
        collectionId: airline.id,
      }),
      new DateField({ name: 'at', required: true }),
      new TextField({ name: 'category', required: true, pattern: '^[a-z_]{1,30}$' }),
      new NumberField({ name: 'amount', onlyInt: true }),
      new TextField({ name: 'memo', max: 200 }),
    ],
    indexes: ['airline, at'],
  });
}

export function removeAirlines(app: CoreApp): void {
  for (const name of ['ledger', 'airline']) app.delete(app.findCollectionByNameOrId(name));
}
