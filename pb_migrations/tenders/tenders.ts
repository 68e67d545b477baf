import { defineCollection } from '../foundation/define-collection.ts';
import {
  airlineField,
  id,
  OWNER,
  removeCollections,
  SIGNED_IN,
  texts,
  wholes,
} from '../living_world/fields.ts';

/** Offers for all shares of an airline, and the shares with which holders accept them. */
export function addTenders(app: CoreApp): void {
  const tender = defineCollection(app, {
    name: 'tender',
    readRule: SIGNED_IN,
    fields: [
      airlineField(),
      id('issuer'),
      ...texts('state'),
      ...wholes('price', 'lots', 'bought', 'opened', 'ends'),
    ],
    indexes: ['issuer, state'],
  });
  tender.addIndex('idx_tender_open', true, 'airline, issuer', "state = 'open'");
  tender.addIndex('idx_tender_ends', false, 'ends', "state = 'open'");
  app.save(tender);
  defineCollection(app, {
    name: 'acceptance',
    readRule: OWNER,
    fields: [airlineField(), id('tender'), id('issuer'), ...wholes('lots')],
    unique: ['airline, tender'],
    indexes: ['tender', 'issuer'],
  });
}

export const removeTenders = (app: CoreApp): void => removeCollections(app, 'acceptance', 'tender');
