const SHORT = '^[A-Z0-9]{2}$';
/**
 * Two or three characters, at least one of them a letter. Written without look-ahead, which Go's regular
 * expressions lack.
 */
const SHORT_OR_LONG = '^([A-Z][A-Z0-9]{1,2}|[0-9][A-Z][A-Z0-9]?|[0-9]{2}[A-Z])$';

function setPattern(app: CoreApp, pattern: string): void {
  const airline = app.findCollectionByNameOrId('airline');
  const field = airline.fields.getByName('code') as core.TextField;
  field.pattern = pattern;
  app.save(airline);
}

/** Allows three characters in airline codes. */
export const lengthenCodes = (app: CoreApp): void => setPattern(app, SHORT_OR_LONG);

/**
 * Allows only two characters again. Airlines with three keep them, but their records cannot be saved until
 * they have two.
 */
export const shortenCodes = (app: CoreApp): void => setPattern(app, SHORT);
