import { amountOf } from '#game/shares/price-band.ts';
import { countedLots, meanPrice, type TenderPrices, tenderPrices } from '#game/shares/tender.ts';
import { readJson } from '../platform/db/read-json.ts';
import type { StoredShareListing } from './read-share-listing.ts';
import { readFigures } from './value-figures.ts';

const IS_RIVAL = 'SELECT json_quote(rival) AS json FROM airline WHERE id = {:airline}';
const HELD = `
  SELECT COALESCE((SELECT lots FROM holding WHERE airline = {:buyer} AND issuer = {:issuer}), 0) AS json`;

/** Limits and figures of an offer for an airline. */
export interface TenderTerms extends TenderPrices {
  isRival: boolean;
  /** Cents per share: see `meanPrice`. */
  mean: number;
  /** Lots that the buyer has, that count for control, and that an offer is for. */
  held: number;
  counted: number;
  lots: number;
}

export const isRivalAirline = (app: CoreApp, airline: string): boolean =>
  Boolean(readJson<boolean | number>(app, IS_RIVAL, { airline }));

/** Returns the lots of an issuer that an airline holds. */
export const heldLots = (app: CoreApp, buyer: string, issuer: string): number =>
  readJson<number>(app, HELD, { buyer, issuer });

/**
 * Returns the equity that the price of all shares of a listed airline is compared with, in whole US dollars. It includes a
 * dividend that is declared and not yet paid, as the price and fair value do. A merger withdraws it, and an open offer is
 * lowered by it.
 * @param now world minute
 */
export const equityWithDividend = (
  app: CoreApp,
  { airline, lots, declared }: StoredShareListing,
  now: number,
): number => (readFigures(app, [airline], now).get(airline)?.equity ?? 0) + amountOf(lots, declared);

/** Returns the terms of an offer of an airline for another one. @param now world minute */
export function readTenderTerms(
  app: CoreApp,
  buyer: string,
  listing: StoredShareListing,
  now: number,
): TenderTerms {
  const { airline, fair, lots, price, day_prices } = listing;
  const isRival = isRivalAirline(app, airline);
  const mean = meanPrice(day_prices ?? [], price);
  const equity = equityWithDividend(app, listing, now);
  const held = heldLots(app, buyer, airline);
  const counted = countedLots(listing, isRival);
  return {
    ...tenderPrices({ mean, fair, equity, lots }),
    isRival,
    mean,
    held,
    counted,
    lots: counted - held,
  };
}
