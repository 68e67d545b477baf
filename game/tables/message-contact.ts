import { airlineId, defineTable, id, oneOf, whole } from './table.ts';

/** `waiting`: the first message of an airline that is not known yet waits as a request. */
export const CONTACT_STATES = ['waiting', 'accepted', 'declined'] as const;

/** An airline's decision about the messages of another one. Without a row it does not know that airline. */
export const MESSAGE_CONTACT = defineTable({
  name: 'message_contact',
  access: 'owner',
  exportOrder: 'id',
  unique: ['airline, other'],
  indexes: ['other'],
  columns: {
    id,
    airline: airlineId,
    /** Id of the airline whose messages this is about. */
    other: airlineId,
    state: oneOf(CONTACT_STATES),
    /** Real time in ms since 1970 of the request; 0 if there was none. */
    requested: whole,
  },
});
