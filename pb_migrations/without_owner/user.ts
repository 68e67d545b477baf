const INDEX = 'idx_airline_user';

function setRequired(app: CoreApp, isRequired: boolean): void {
  const airline = app.findCollectionByNameOrId('airline');
  const field = airline.fields.getByName('user') as core.RelationField;
  field.required = isRequired;
  airline.removeIndex(INDEX);
  airline.addIndex(INDEX, true, 'user', isRequired ? '' : "user != ''");
  app.save(airline);
}

/** Allows airlines that the server runs. A user still has at most one airline. */
export const makeUserOptional = (app: CoreApp): void => setRequired(app, false);

/** Deletes the airlines without a user, because the field is required again. */
export function makeUserRequired(app: CoreApp): void {
  for (const airline of app.findRecordsByFilter('airline', "user = ''", '', 0, 0))
    if (airline) app.delete(airline);
  setRequired(app, true);
}
