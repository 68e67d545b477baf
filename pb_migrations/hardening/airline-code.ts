const SHORT = '^[A-Z0-9]{2}$';
/** Two or three characters with a letter among them, without the look-ahead that Go's expressions do not have. */
const SHORT_OR_LONG = '^([A-Z][A-Z0-9]{1,2}|[0-9][A-Z][A-Z0-9]?|[0-9]{2}[A-Z])$';

function setPattern(app: CoreApp, pattern: string): void {
  const airline = app.findCollectionByNameOrId('airline');
  const field = airline.fields.getByName('code') as core.TextField;
  field.pattern = pattern;
  app.save(airline);
}

/** Lets airlines have three characters. */
export const lengthenCodes = (app: CoreApp): void => setPattern(app, SHORT_OR_LONG);

/** Airlines with three characters keep them, and cannot be changed as records before they have two. */
export const shortenCodes = (app: CoreApp): void => setPattern(app, SHORT);
