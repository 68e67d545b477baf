import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** An airline that has written to another one accepts its messages. */
const FROM_MESSAGES = `
  INSERT INTO message_contact (id, airline, other, state, requested)
  SELECT substr(lower(hex(randomblob(8))), 1, 15), sender, receiver, 'accepted', 0
  FROM message WHERE sender <> '' AND receiver <> '' GROUP BY sender, receiver`;

/** Adds the decisions of airlines about the messages of others. */
export function addContacts(app: CoreApp): void {
  defineCollection(app, {
    name: 'message_contact',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('other'),
      new SelectField({ name: 'state', maxSelect: 1, values: ['waiting', 'accepted', 'declined'] }),
      ...wholes('requested'),
    ],
    unique: ['airline, other'],
    indexes: ['other'],
  });
  app.db().newQuery(FROM_MESSAGES).execute();
}

export const removeContacts = (app: CoreApp): void => removeCollections(app, 'message_contact');
