/**
 * Extends PocketBase's own users collection. By its rules, users see, change and delete only their own
 * account. Only the server sets the airline, so no request may contain that field.
 */
const NO_AIRLINE = '@request.body.airline:isset = false';
const OWN = 'id = @request.auth.id';

function replaceEmailIndex(users: core.Collection, column: string): void {
  const name = `idx_email_${users.id}`;
  users.removeIndex(name);
  users.addIndex(name, true, column, "email != ''");
}

export function extendUsers(app: CoreApp): void {
  const users = app.findCollectionByNameOrId('users');
  for (const name of ['name', 'avatar']) users.fields.removeByName(name);

  // The server proposes a username if the request has none. No record is without one, but a request may be.
  users.fields.add(
    new TextField({ name: 'username', min: 3, max: 30, pattern: '^[A-Za-z0-9_.-]+$', presentable: true }),
  );
  users.fields.add(
    new RelationField({
      name: 'airline',
      maxSelect: 1,
      collectionId: app.findCollectionByNameOrId('airline').id,
    }),
  );
  users.fields.add(new JSONField({ name: 'settings', maxSize: 2000 }));
  app.save(users);

  // Existing accounts (after a down migration) need a username before the unique index can be created.
  app.db().newQuery("UPDATE users SET username = 'player-' || id").execute();
  users.addIndex('idx_users_username', true, 'username COLLATE NOCASE', '');
  // With this index, PocketBase signs users in and sends emails regardless of case.
  replaceEmailIndex(users, 'email COLLATE NOCASE');

  users.createRule = NO_AIRLINE;
  users.updateRule = `${OWN} && ${NO_AIRLINE}`;
  // Disables emails about sign-ins from a second device, because nothing in the product needs or explains
  // them.
  users.authAlert.enabled = false;
  app.save(users);
}

export function restoreUsers(app: CoreApp): void {
  const users = app.findCollectionByNameOrId('users');
  users.removeIndex('idx_users_username');
  replaceEmailIndex(users, 'email');
  for (const name of ['settings', 'airline', 'username']) users.fields.removeByName(name);
  users.fields.add(new TextField({ name: 'name', max: 255 }));
  users.fields.add(
    new FileField({
      name: 'avatar',
      maxSelect: 1,
      mimeTypes: ['image/jpeg', 'image/png', 'image/svg+xml', 'image/gif', 'image/webp'],
    }),
  );
  users.createRule = '';
  users.updateRule = OWN;
  users.authAlert.enabled = true;
  app.save(users);
}
