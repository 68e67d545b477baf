import { freshStartAt, mailboxOf, waitsAfterDeletion } from '#game/airline/fresh-start.ts';
import { FRESH_START, type FreshStartReason } from '#game/tables/fresh-start.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { singleInsert } from '#hooks/platform/db/insert.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';

const f = aliased(FRESH_START, 'f');
export type FreshStartRow = ShapedRow<typeof f>;

/** The account's own row first, because it says what happened. */
const OF_PLAYER = `
  FROM fresh_start f WHERE f.user = {:user} OR (f.address = {:address} AND f.until > {:minute})
  ORDER BY f.user = '', f.until DESC`;

/**
 * Returns the keyed hash of an email address (HMAC-SHA256, 64 hexadecimal digits). It is the same for all
 * addresses of one mailbox. The key is random, differs from world to world, and never leaves the server.
 */
const addressHash = (app: CoreApp, address: string): string =>
  $security.hs256(mailboxOf(address), app.findRecordById('world', WORLD_ID).getString('address_key'));

/**
 * Returns when and why a player may found again: after the end of this account's airline, or of that of a deleted
 * account with the same address. Undefined if nothing is stored.
 */
export function findFreshStart(app: CoreApp, user: core.Record, minute: number): FreshStartRow | undefined {
  const address = addressHash(app, user.email());
  const [first, ...others] = readAll(app, f, OF_PLAYER, { user: user.id, address, minute });
  return first && { ...first, until: Math.max(first.until, ...others.map(({ until }) => until)) };
}

const ADD = singleInsert(
  FRESH_START,
  "ON CONFLICT (address) WHERE address != '' DO UPDATE SET ended = excluded.ended, until = excluded.until, reason = excluded.reason",
);
const NOTHING = { name: '', proceeds: 0, repaid: 0, written_off: 0 };

/** Result of winding an airline up, in whole US dollars. */
export interface Liquidation {
  /** The price of everything it owned, with its deposits and bids, and its cash. */
  proceeds: number;
  /** Amount that lenders got, the overdraft included, and debt that the bank wrote off. */
  repaid: number;
  writtenOff: number;
}

/** Keeps the hash of a user's address until a fresh start is allowed. Only of a confirmed one. */
function keepAddress(tx: CoreApp, user: core.Record, reason: FreshStartReason, ended: number): void {
  if (!user.verified()) return;
  const address = addressHash(tx, user.email());
  const id = recordId(['fresh start', address, ended]);
  ADD(tx, { ...NOTHING, id, user: '', address, reason, ended, until: freshStartAt(ended) });
}

/** The end of an airline. */
interface AirlineEnd {
  reason: FreshStartReason;
  name: string;
  /** World minute. */
  minute: number;
  /** If an administrator has wound it up. */
  result?: Liquidation;
}

/** Notes that a user's airline has ended without the account. */
export function noteEnd(tx: CoreApp, user: core.Record, { reason, name, minute, result }: AirlineEnd): void {
  const { proceeds, repaid, writtenOff } = result ?? { proceeds: 0, repaid: 0, writtenOff: 0 };
  endFreshStart(tx, user.id);
  const until = freshStartAt(minute);
  const id = recordId(['fresh start', user.id, minute]);
  const sums = { proceeds, repaid, written_off: writtenOff };
  ADD(tx, { id, user: user.id, address: '', reason, name, ended: minute, until, ...sums });
  keepAddress(tx, user, reason, minute);
}

/** Forgets what an account's row says, because it founds again or is deleted. */
export function endFreshStart(tx: CoreApp, user: string): void {
  tx.db().newQuery('DELETE FROM fresh_start WHERE user = {:user}').bind({ user }).execute();
}

/**
 * Keeps the hash of the address of an account that is about to be deleted, if its player would have to wait.
 * Deletes everything else that is stored about the account's airlines that are gone.
 * @param minute world minute
 * @param age of its airline in game minutes, or null if it has none
 */
export function keepAfterDeletion(tx: CoreApp, user: core.Record, minute: number, age: number | null): void {
  const own = findFreshStart(tx, user, minute);
  endFreshStart(tx, user.id);
  if (age !== null && waitsAfterDeletion(age)) keepAddress(tx, user, 'deleted', minute);
  else if (own && own.until > minute) keepAddress(tx, user, own.reason, own.until - freshStartAt(0));
}

/** Deletes the hashes of addresses that may found again. @param minute world minute */
export function forgetAddresses(tx: CoreApp, minute: number): void {
  const sql = "DELETE FROM fresh_start WHERE address <> '' AND until <= {:minute}";
  tx.db().newQuery(sql).bind({ minute }).execute();
}
