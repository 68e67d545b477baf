import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** Read rule: the owners of both airlines, each until its side has deleted the message. */
const SENDER_AND_RECEIVER =
  '@request.auth.id != "" && @request.auth.airline != "" && ((sender = @request.auth.airline && sender_deleted = false) || (receiver = @request.auth.airline && receiver_deleted = false))';

/** Messages between airlines, and the airlines that each one has blocked. */
export function addMessages(app: CoreApp): void {
  defineCollection(app, {
    name: 'message',
    readRule: SENDER_AND_RECEIVER,
    fields: [
      id('sender'),
      id('receiver'),
      new TextField({ name: 'text', max: 1_000 }),
      ...wholes('minute', 'sent'),
      new BoolField({ name: 'read' }),
      new NumberField({ name: 'reported', onlyInt: true, hidden: true }),
      new BoolField({ name: 'sender_deleted', hidden: true }),
      new BoolField({ name: 'receiver_deleted', hidden: true }),
    ],
    indexes: ['sender, sent', 'receiver, sent', 'sent'],
  });
  defineCollection(app, {
    name: 'message_block',
    readRule: OWNER,
    fields: [airlineField(), id('blocked')],
    unique: ['airline, blocked'],
    indexes: ['blocked'],
  });
}

export const removeMessages = (app: CoreApp): void => removeCollections(app, 'message_block', 'message');
