function setKinds(app: CoreApp, kinds: readonly string[]): void {
  const valuation = app.findCollectionByNameOrId('valuation');
  const kind = valuation.fields.getByName('kind') as TextField;
  kind.pattern = `^(${kinds.join('|')})$`;
  app.save(valuation);
}

/** Interest on missed instalments is in the books before it is paid. */
export const addArrears = (app: CoreApp): void => setKinds(app, ['aircraft', 'deposit', 'arrears']);

export function removeArrears(app: CoreApp): void {
  app.db().newQuery("DELETE FROM valuation WHERE kind = 'arrears'").execute();
  setKinds(app, ['aircraft', 'deposit']);
}
