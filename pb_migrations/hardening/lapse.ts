const ONLY_SERVER_SETS = '@request.body.airline:isset = false';
const LAPSED_TOO = `${ONLY_SERVER_SETS} && @request.body.lapsed:isset = false`;

function replaceInRules(users: core.Collection, before: string, after: string): void {
  users.createRule = (users.createRule ?? '').replace(before, after);
  users.updateRule = (users.updateRule ?? '').replace(before, after);
}

/**
 * Adds what decides whether an airline that has never flown lapses. `world.uptime`: real seconds for which
 * the clock has run. `airline.seen`: uptime at which the owner was last present. Both begin with this
 * release. `users.lapsed`: name of the lapsed airline until its owner founds another.
 */
export function addLapse(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(new NumberField({ name: 'uptime', onlyInt: true, hidden: true }));
  app.save(world);
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(new NumberField({ name: 'seen', onlyInt: true, hidden: true }));
  airline.addIndex('idx_airline_seen', false, 'seen', '');
  app.save(airline);
  const users = app.findCollectionByNameOrId('users');
  users.fields.add(new TextField({ name: 'lapsed', max: 40 }));
  replaceInRules(users, ONLY_SERVER_SETS, LAPSED_TOO);
  app.save(users);
}

export function removeLapse(app: CoreApp): void {
  const users = app.findCollectionByNameOrId('users');
  users.fields.removeByName('lapsed');
  replaceInRules(users, LAPSED_TOO, ONLY_SERVER_SETS);
  app.save(users);
  const airline = app.findCollectionByNameOrId('airline');
  airline.removeIndex('idx_airline_seen');
  airline.fields.removeByName('seen');
  app.save(airline);
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName('uptime');
  app.save(world);
}
