import type { ListingDetail, SaleView } from '#game/payloads/exchange.ts';
import { AIRCRAFT_HISTORY } from '#game/tables/aircraft-history.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import { partyColumns, partyOf } from './parties.ts';

const {
  id: _id,
  aircraft: _aircraft,
  model: _model,
  seller: _seller,
  owner: _owner,
  ...figures
} = aliased(AIRCRAFT_HISTORY, 'h');
const EVENT = {
  ...figures,
  seller: partyColumns('h.seller', 'f'),
  owner: partyColumns('h.owner', 't'),
};
const JOINS = 'LEFT JOIN airline f ON f.id = h.seller LEFT JOIN airline t ON t.id = h.owner';
const OF_AIRCRAFT = `
  FROM aircraft_history h ${JOINS} WHERE h.aircraft = {:aircraft}
  ORDER BY h.minute, h.event = 'sale', h.id`;
const OF_MODEL = `
  FROM (SELECT * FROM aircraft_history WHERE model = {:model} AND event = 'sale' ORDER BY minute DESC, id LIMIT 10) h
  ${JOINS} ORDER BY h.minute DESC, h.id`;

/** Returns what has happened to an aircraft, oldest first. */
export const readHistory = (app: CoreApp, aircraft: string): ListingDetail['history'] =>
  readAll(app, EVENT, OF_AIRCRAFT, { aircraft }).map(({ seller, owner, value: _value, ...event }) => ({
    ...event,
    seller: seller.id === '' ? null : partyOf(seller),
    owner: partyOf(owner),
  }));

/** Returns the last sales of a model, newest first. */
export const readTrades = (app: CoreApp, model: string): SaleView['trades'] =>
  readAll(app, EVENT, OF_MODEL, { model }).map(({ minute, price, value, age, hours, seller, owner }) => ({
    minute,
    price,
    ofValue: value > 0 ? price / value : 1,
    age,
    hours,
    seller: partyOf(seller),
    owner: partyOf(owner),
  }));
