import { airlineId, bool, defineTable, freeText, hidden, id, limited, type Row, whole } from './table.ts';

/**
 * Messages between airlines of players. Each side deletes its own copy. A message that both have deleted is
 * removed, unless it was reported.
 */
export const MESSAGE = defineTable({
  name: 'message',
  access: 'sender and receiver',
  indexes: ['sender, sent', 'receiver, sent', 'uptime'],
  columns: {
    id,
    /** Ids of the airlines. */
    sender: airlineId,
    receiver: airlineId,
    text: limited(freeText, { max: 1_000 }),
    /** World minute. */
    minute: whole,
    /** Real time in ms since 1970. */
    sent: whole,
    /** The world's uptime, in seconds, at which it was sent. Its age follows from it, not from the machine's date. */
    uptime: hidden(whole),
    /** Whether the receiver has read it. */
    read: bool,
    /** Real time in ms since 1970 at which the receiver reported it to the operator; 0 if it did not. */
    reported: hidden(whole),
    sender_deleted: hidden(bool),
    receiver_deleted: hidden(bool),
  },
});
export type Message = Row<typeof MESSAGE>;
