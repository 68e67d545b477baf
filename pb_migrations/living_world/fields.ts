/**
 * The airline that a row belongs to. Text instead of a relation, because the rows are many and one SQL
 * statement deletes them with their airline.
 */
export const airlineField = () => id('airline');

/** Read rule: only the airline's owner. */
export const OWNER = '@request.auth.id != "" && airline = @request.auth.airline';

/** Read rule: any signed-in account. */
export const SIGNED_IN = '@request.auth.id != ""';

/** Id of a record of another collection. Only the server writes it. */
export const id = (name: string) => new TextField({ name, max: 15 });

/** Whole numbers, minutes and dollars. */
export const wholes = (...names: string[]) => names.map((name) => new NumberField({ name, onlyInt: true }));

export const numbers = (...names: string[]) => names.map((name) => new NumberField({ name }));

export const texts = (...names: string[]) => names.map((name) => new TextField({ name, max: 300 }));

/** Relation to an airport that must not be deleted while the row exists. */
export const airportRelation = (app: CoreApp, name: string) =>
  new RelationField({
    name,
    required: true,
    maxSelect: 1,
    collectionId: app.findCollectionByNameOrId('airport').id,
  });

/** Deletes collections in reverse order of their creation. */
export function removeCollections(app: CoreApp, ...names: string[]): void {
  for (const name of names) app.delete(app.findCollectionByNameOrId(name));
}
