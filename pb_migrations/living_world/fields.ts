/** The airline that a row belongs to. Text, not a relation: rows are many, and go by one SQL statement with their airline. */
export const airlineField = () => id('airline');

/** Who may read: the people whose airline it is. */
export const OWNER = '@request.auth.id != "" && airline = @request.auth.airline';

/** Signed in by whichever account. */
export const SIGNED_IN = '@request.auth.id != ""';

/** Id of a record of another collection, which only the server writes. */
export const id = (name: string) => new TextField({ name, max: 15 });

/** Whole numbers, minutes and dollars. */
export const wholes = (...names: string[]) => names.map((name) => new NumberField({ name, onlyInt: true }));

export const numbers = (...names: string[]) => names.map((name) => new NumberField({ name }));

export const texts = (...names: string[]) => names.map((name) => new TextField({ name, max: 300 }));

/** An airport that must stay as long as the row does. */
export const airportRelation = (app: CoreApp, name: string) =>
  new RelationField({
    name,
    required: true,
    maxSelect: 1,
    collectionId: app.findCollectionByNameOrId('airport').id,
  });

/** Deletes collections, the last made first. */
export function removeCollections(app: CoreApp, ...names: string[]): void {
  for (const name of names) app.delete(app.findCollectionByNameOrId(name));
}
