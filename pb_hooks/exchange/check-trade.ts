import { DEALERS } from '#game/books/accounts.ts';
import { type Obstacle, partnerObstacle } from '#game/exchange/partners.ts';
import { exchangeValue, priceBounds, RESALE_WEEKS, rivalsLimit } from '#game/exchange/prices.ts';
import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { findModel } from '../action/shared/find-model.ts';
import type { TradedAircraft } from './read-traded.ts';
import { type Parties, type Partners, readPartners, readTradeFacts, type TradeFacts } from './trade-facts.ts';

/** Why a trade is not possible, with the field of the input that it concerns. */
export interface TradeObstacle extends Obstacle {
  field: 'aircraft' | 'price';
}

const NOT_FOR_SALE: Obstacle = { code: 'not_for_sale', message: 'This aircraft is no longer for sale.' };

const isWithDealers = ({ seller, buyer }: Omit<Parties, 'aircraft'>): boolean =>
  seller === DEALERS || buyer === DEALERS;

/** @param value market value in whole US dollars */
function wrongPrice(
  aircraft: TradedAircraft,
  value: number,
  price: number,
  now: number,
  isRivalBuying: boolean,
): Obstacle | null {
  const { min, max } = priceBounds(value);
  if (price < min || price > max)
    return {
      code: 'out_of_range',
      message: `The price of ${aircraft.registration} must be between ${formatDollars(min)} and ${formatDollars(max)}: 92 to 115% of its market value of ${formatDollars(value)}.`,
    };
  const limit = rivalsLimit(aircraft, now);
  if (isRivalBuying && price > limit)
    return {
      code: 'out_of_range',
      message: `Rivals pay at most ${formatDollars(limit)} for ${aircraft.registration}: 96% of its price when new in its first year, and no more than it was sold for within the last ${RESALE_WEEKS} weeks.`,
    };
  return null;
}

/** Returns why an aircraft cannot be listed at a price. Null if it can. @param now world minute */
export const priceObstacle = (
  app: CoreApp,
  aircraft: TradedAircraft,
  price: number,
  now: number,
): Obstacle | null =>
  wrongPrice(aircraft, exchangeValue(findModel(app, aircraft.model), aircraft, now), price, now, false);

const apartBy = ({ from, to, lastTrade }: Partners, now: number): Obstacle | null =>
  from && to ? partnerObstacle(to, from, lastTrade, now) : NOT_FOR_SALE;

/**
 * Returns why two airlines cannot trade an aircraft with each other. Null if they can, and if one is the dealers.
 * @param now world minute
 */
export function partiesObstacle(app: CoreApp, parties: Parties, now: number): Obstacle | null {
  if (isWithDealers(parties)) return null;
  const [partners] = readPartners(app, [parties]);
  return partners ? apartBy(partners, now) : NOT_FOR_SALE;
}

/**
 * Returns why two parties cannot trade an aircraft at a price now. Null if they can. Dealers may buy and sell at any
 * price, because theirs are computed.
 * @param now world minute
 */
export function obstacleTo(
  facts: TradeFacts,
  parties: Omit<Parties, 'aircraft'>,
  price: number,
  now: number,
): TradeObstacle | null {
  const { aircraft, value, to } = facts;
  if (aircraft?.airline !== parties.seller) return { field: 'aircraft', ...NOT_FOR_SALE };
  const obstacle = saleObstacle(aircraft, now);
  if (obstacle) return { field: 'aircraft', ...obstacle };
  if (isWithDealers(parties)) return null;
  const apart = apartBy(facts, now);
  if (apart) return { field: 'aircraft', ...apart };
  const wrong = wrongPrice(aircraft, value, price, now, to?.isRival === true);
  return wrong && { field: 'price', ...wrong };
}

/** Reads what decides about one trade, and does the same. */
export function tradeObstacle(
  app: CoreApp,
  { price, ...parties }: Parties & { price: number },
  now: number,
): TradeObstacle | null {
  const [facts] = readTradeFacts(app, [parties], now);
  return facts ? obstacleTo(facts, parties, price, now) : { field: 'aircraft', ...NOT_FOR_SALE };
}
