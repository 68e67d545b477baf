import type { ActionInput } from '#game/actions/actions.ts';
import { type Correspondence, HOUR_MS, hindranceOf } from '#game/people/message/limits.ts';
import type { MESSAGE } from '#game/tables/message.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { noteContact } from './contacts.ts';
import { rejectNoPlayer } from './find-player.ts';

const BLOCK = (by: string, blocked: string) =>
  `EXISTS (SELECT 1 FROM message_block WHERE airline = ${by} AND blocked = ${blocked})`;

/** Includes messages that their sender has deleted, so that deleting does not avoid the limits. */
const CORRESPONDENCE = `
  SELECT json_object(
    'hasBlocked', json(iif(${BLOCK('{:from}', '{:to}')}, 'true', 'false')),
    'isBlocked', json(iif(${BLOCK('{:to}', '{:from}')}, 'true', 'false')),
    'unanswered', (
      SELECT count(*) FROM message WHERE sender = {:from} AND receiver = {:to} AND sent > COALESCE(
        (SELECT max(sent) FROM message WHERE sender = {:to} AND receiver = {:from}), 0)),
    'lastHour', (SELECT count(*) FROM message WHERE sender = {:from} AND sent > {:since}),
    'oldest', COALESCE((SELECT min(sent) FROM message WHERE sender = {:from} AND sent > {:since}), 0)
  ) AS json`;

/**
 * Sends a message to another player's airline. Saves it as a record, because that sends a realtime event to
 * both sides. Transactions run one after the other, so that concurrent requests cannot pass the limits.
 */
export function sendMessage(context: ActionContext, { to, text }: ActionInput<'message.send'>): object {
  const { tx, airline, now } = context;
  rejectNoPlayer(context, to, 'to');
  const sent = Date.now();
  const known = readJson<Correspondence>(tx, CORRESPONDENCE, {
    from: airline.id,
    to,
    since: sent - HOUR_MS,
  });
  const hindrance = hindranceOf(known, sent);
  if (hindrance) throw rejection(hindrance.field, hindrance.code, hindrance.message);
  noteContact(context, to, text, sent);
  const row: Omit<StoredRow<typeof MESSAGE>, 'id'> = {
    sender: airline.id,
    receiver: to,
    text,
    minute: now,
    sent,
    uptime: tx.findRecordById('world', WORLD_ID).getInt('uptime'),
    read: false,
    reported: 0,
    sender_deleted: false,
    receiver_deleted: false,
  };
  const record = new Record(tx.findCollectionByNameOrId('message'), row);
  tx.save(record);
  return { message: record.id };
}
