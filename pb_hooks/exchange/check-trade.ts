import { DEALERS } from '#game/account/accounts.ts';
import { type Obstacle, partnerObstacle, type TradingAirline } from '#game/exchange/partners.ts';
import { exchangeValue, newPriceLimit, priceBounds } from '#game/exchange/prices.ts';
import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { findModel } from '../action/shared/find-model.ts';
import { readAll } from '../db/read-all.ts';
import { readJson } from '../db/read-json.ts';
import { boolOf, numberOf, textOf } from '../db/shape.ts';
import { isRunByServer } from './offer-bounds.ts';
import { readTraded, type TradedAircraft } from './read-traded.ts';

/** Why a trade is not possible, with the field of the input that it concerns. */
export interface TradeObstacle extends Obstacle {
  field: 'aircraft' | 'price';
}

const AIRLINE = {
  code: textOf('a.code'),
  isRival: boolOf('a.rival'),
  founded: numberOf('CAST(round((julianday(a.founded) - julianday({:start})) * 1440) AS INTEGER)'),
};
const LAST_TRADE = `
  SELECT COALESCE((SELECT max(h.minute) FROM aircraft_history h
    WHERE h.aircraft = {:aircraft} AND h.event = 'sale'
      AND ((h.seller = {:seller} AND h.owner = {:buyer}) OR (h.seller = {:buyer} AND h.owner = {:seller}))), 'null') AS json`;

const readAirline = (app: CoreApp, id: string, start: string): TradingAirline | undefined =>
  readAll(app, AIRLINE, 'FROM airline a WHERE a.id = {:id}', { id, start })[0];

/** Returns why an aircraft cannot be sold at a price between airlines. Null if it can. @param now world minute */
export function priceObstacle(
  app: CoreApp,
  aircraft: TradedAircraft,
  price: number,
  now: number,
  isRivalBuying = false,
): Obstacle | null {
  const value = exchangeValue(findModel(app, aircraft.model), aircraft, now);
  const { min, max } = priceBounds(value);
  if (price < min || price > max)
    return {
      code: 'out_of_range',
      message: `The price of ${aircraft.registration} must be between ${formatDollars(min)} and ${formatDollars(max)}: 92 to 115% of its market value of ${formatDollars(value)}.`,
    };
  const limit = newPriceLimit(aircraft, now);
  if (isRivalBuying && price > limit)
    return {
      code: 'out_of_range',
      message: `${aircraft.registration} is younger than a year. Rivals pay at most ${formatDollars(limit)} for it, 96% of its price when new.`,
    };
  return null;
}

/** The parties of a trade and the aircraft, by their ids. */
interface Parties {
  aircraft: string;
  seller: string;
  buyer: string;
}

/**
 * Returns why two airlines cannot trade an aircraft with each other. Null if they can, and if one is the dealers.
 * @param now world minute
 */
export function partiesObstacle(
  app: CoreApp,
  { aircraft, seller, buyer }: Parties,
  now: number,
): Obstacle | null {
  if (seller === DEALERS || buyer === DEALERS) return null;
  const start = app.findRecordById('world', WORLD_ID).getString('start');
  const [from, to] = [readAirline(app, seller, start), readAirline(app, buyer, start)];
  if (!from || !to) return { code: 'not_for_sale', message: 'This aircraft is no longer for sale.' };
  const lastTrade = readJson<number | null>(app, LAST_TRADE, { aircraft, seller, buyer });
  return partnerObstacle(to, from, lastTrade, now);
}

/**
 * Returns why two parties cannot trade an aircraft at a price now. Null if they can. Dealers may buy and sell at any
 * price, because theirs are computed.
 * @param now world minute
 */
export function tradeObstacle(
  app: CoreApp,
  { aircraft: id, seller, buyer, price }: Parties & { price: number },
  now: number,
): TradeObstacle | null {
  const aircraft = readTraded(app, id, now);
  if (aircraft?.airline !== seller)
    return { field: 'aircraft', code: 'not_for_sale', message: 'This aircraft is no longer for sale.' };
  const obstacle = saleObstacle(aircraft, now);
  if (obstacle) return { field: 'aircraft', ...obstacle };
  const apart = partiesObstacle(app, { aircraft: id, seller, buyer }, now);
  if (apart) return { field: 'aircraft', ...apart };
  if (seller === DEALERS || buyer === DEALERS) return null;
  const wrong = priceObstacle(app, aircraft, price, now, isRunByServer(app, buyer));
  return wrong && { field: 'price', ...wrong };
}
