const PATTERNS = {
  before: '^(economy|founded|gone|record)$',
  after: '^(economy|founded|gone|base|slots|record)$',
};

function setPattern(app: CoreApp, pattern: string): void {
  const news = app.findCollectionByNameOrId('news');
  const kind = news.fields.getByName('kind') as core.TextField;
  kind.pattern = pattern;
  app.save(news);
}

/** Allows news of bases and of auctions of slots. */
export const addNewsKinds = (app: CoreApp): void => setPattern(app, PATTERNS.after);

/** Deletes such news and no longer allows any. */
export function removeNewsKinds(app: CoreApp): void {
  app.db().newQuery("DELETE FROM news WHERE kind IN ('base', 'slots')").execute();
  setPattern(app, PATTERNS.before);
}
