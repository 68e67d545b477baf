/** An account nobody can use: its password is random and told to no one. */
const PLACEHOLDER = 'nobody@superusers.invalid';
const COLLECTION = '_superusers';

function upsert(app: CoreApp, email: string, password: string): void {
  let record: core.Record;
  try {
    record = app.findAuthRecordByEmail(COLLECTION, email);
    // Setting a password ends that account's sessions, so it is set only where it changed.
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
 * Makes sure the operator's account is as the environment says. Where it says nothing and there is no account, one that
 * nobody can use keeps PocketBase from printing a link that would make anyone who reads the log a superuser.
 */
export function prepareSuperuser(app: CoreApp, account: { email: string; password: string } | null): void {
  if (account !== null) {
    upsert(app, account.email, account.password);
    removePlaceholder(app);
  } else if (app.countRecords(COLLECTION) === 0) {
    upsert(app, PLACEHOLDER, $security.randomString(40));
  }
}
