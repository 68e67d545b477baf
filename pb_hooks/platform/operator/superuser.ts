/** Placeholder account with a random password that is never shown, so nobody can use it. */
const PLACEHOLDER = 'nobody@superusers.invalid';
const COLLECTION = '_superusers';

function upsert(app: CoreApp, email: string, password: string): void {
  let record: core.Record;
  try {
    record = app.findAuthRecordByEmail(COLLECTION, email);
    // Setting a password ends all sessions of the account, so it is only set if it has changed.
    if (record.validatePassword(password)) return;
  } catch {
    record = new Record(app.findCollectionByNameOrId(COLLECTION));
    record.setEmail(email);
  }
  record.setPassword(password);
  app.save(record);
}

function removePlaceholder(app: CoreApp): void {
  const found = app.findRecordsByFilter(COLLECTION, 'email = {:email}', '', 1, 0, { email: PLACEHOLDER });
  for (const record of found) if (record) app.delete(record);
}

/**
 * Creates or updates the operator's account from the environment. Without settings and accounts, it creates a
 * placeholder. Otherwise PocketBase prints a link that makes any reader of the log a superuser.
 */
export function prepareSuperuser(app: CoreApp, account: { email: string; password: string } | null): void {
  if (account !== null) {
    upsert(app, account.email, account.password);
    removePlaceholder(app);
  } else if (app.countRecords(COLLECTION) === 0) {
    upsert(app, PLACEHOLDER, $security.randomString(40));
  }
}
