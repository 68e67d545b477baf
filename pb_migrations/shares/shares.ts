import { defineCollection } from '../foundation/define-collection.ts';
import {
  airlineField,
  id,
  numbers,
  OWNER,
  removeCollections,
  SIGNED_IN,
  texts,
  wholes,
} from '../living_world/fields.ts';

const WORLD_COLUMNS = ['traded', 'invested'];

/** Airlines that have gone public, and the orders, trades and holdings of their shares. */
export function addShares(app: CoreApp): void {
  defineCollection(app, {
    name: 'listing',
    readRule: SIGNED_IN,
    fields: [
      airlineField(),
      ...texts('state'),
      ...wholes('since', 'lots', 'founder_lots', 'investor_lots', 'maker_lots'),
      ...wholes('issue_lots', 'issue_price', 'closes', 'price', 'band_price'),
      ...numbers('fair', 'target'),
      ...wholes('assets', 'surplus_cash', 'earnings', 'valued'),
      ...wholes('dividends', 'declared', 'quarter_dividends'),
      new BoolField({ name: 'changed', hidden: true }),
    ],
    unique: ['airline'],
  });
  defineCollection(app, {
    name: 'share_order',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('issuer'),
      ...texts('side'),
      ...wholes('lots', 'price'),
      new BoolField({ name: 'market' }),
      ...wholes('placed', 'minute', 'expires'),
    ],
    indexes: ['airline, issuer', 'issuer, side, price, lots', 'placed', 'expires'],
  });
  defineCollection(app, {
    name: 'share_trade',
    readRule: SIGNED_IN,
    fields: [airlineField(), ...wholes('minute', 'price', 'lots')],
    unique: ['airline, minute'],
  });
  defineCollection(app, {
    name: 'holding',
    readRule: OWNER,
    fields: [airlineField(), id('issuer'), ...wholes('lots', 'reserved', 'cost', 'income')],
    unique: ['airline, issuer'],
    indexes: ['issuer'],
  });
  defineCollection(app, {
    name: 'subscription',
    readRule: OWNER,
    fields: [airlineField(), id('issuer'), ...wholes('lots', 'placed')],
    unique: ['airline, issuer'],
    indexes: ['issuer', 'placed'],
  });
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes(...WORLD_COLUMNS));
  app.save(world);
}

export function removeShares(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  for (const name of WORLD_COLUMNS) world.fields.removeByName(name);
  app.save(world);
  removeCollections(app, 'subscription', 'holding', 'share_trade', 'share_order', 'listing');
}
