const SENT = 'idx_message_sent';
const UPTIME = 'idx_message_uptime';

/** A message of an older version counts as sent at the uptime that the world had or would have had by real time. */
const OLD_MESSAGES = `
  UPDATE message SET uptime = (SELECT w.uptime - max(0, w.minute_at - message.sent) / 1000 FROM world w)
  WHERE EXISTS (SELECT 1 FROM world)`;

/** Messages know the world's uptime at which they were sent, because the machine's date may be wrong. */
export function addMessageAges(app: CoreApp): void {
  const messages = app.findCollectionByNameOrId('message');
  messages.fields.add(new NumberField({ name: 'uptime', onlyInt: true, hidden: true }));
  messages.removeIndex(SENT);
  messages.addIndex(UPTIME, false, 'uptime', '');
  app.save(messages);
  app.db().newQuery(OLD_MESSAGES).execute();
}

export function removeMessageAges(app: CoreApp): void {
  const messages = app.findCollectionByNameOrId('message');
  messages.removeIndex(UPTIME);
  messages.fields.removeByName('uptime');
  messages.addIndex(SENT, false, 'sent', '');
  app.save(messages);
}
