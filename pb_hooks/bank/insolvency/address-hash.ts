import { mailboxOf } from '#game/airline/fresh-start.ts';
import { WORLD_ID } from '#game/tables/world.ts';

/**
 * Returns the keyed hash of an email address (HMAC-SHA256, 64 hexadecimal digits). It is the same for all
 * addresses of one mailbox. The key is random, differs from world to world, and never leaves the server.
 */
export const addressHash = (app: CoreApp, address: string): string =>
  $security.hs256(mailboxOf(address), app.findRecordById('world', WORLD_ID).getString('address_key'));
