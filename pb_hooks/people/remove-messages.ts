const STEPS = [
  'DELETE FROM message WHERE sender = {:airline}',
  'DELETE FROM message WHERE receiver = {:airline}',
  'DELETE FROM message_block WHERE blocked = {:airline}',
  'DELETE FROM message_contact WHERE other = {:airline}',
];

/** Deletes an airline's messages on both sides, and what others have decided about it. Its own blocks go with its other rows. */
export function removeMessages(tx: CoreApp, airline: string): void {
  for (const sql of STEPS) tx.db().newQuery(sql).bind({ airline }).execute();
}
