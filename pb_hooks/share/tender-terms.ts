import {
  countedLots,
  type DayPrice,
  MEAN_DAYS,
  meanPrice,
  type TenderPrices,
  tenderPrices,
} from '#game/share/tender.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { readJson } from '../db/read-json.ts';
import { numberOf } from '../db/shape.ts';
import type { StoredShareListing } from './read-share-listing.ts';
import { readFigures } from './value-figures.ts';

const TRADED = { day: numberOf('day'), price: numberOf('price') };
/** The last price of each day: SQLite takes `price` from the row with the maximum. */
const TRADED_DAYS = `FROM (
  SELECT t.minute / ${DAY} AS day, t.price, max(t.minute) FROM share_trade t
  WHERE t.airline = {:issuer} AND t.minute >= COALESCE(
    (SELECT max(b.minute) FROM share_trade b WHERE b.airline = {:issuer} AND b.minute < {:from}), 0)
  GROUP BY t.minute / ${DAY}) ORDER BY day`;
const IS_RIVAL = 'SELECT json_quote(rival) AS json FROM airline WHERE id = {:airline}';
const HELD = `
  SELECT COALESCE((SELECT lots FROM holding WHERE airline = {:buyer} AND issuer = {:issuer}), 0) AS json`;

/** Limits and figures of an offer for an airline. */
export interface TenderTerms extends TenderPrices {
  isRival: boolean;
  /** Mean price of the last 20 days, in cents per share. */
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

function meanOf(
  app: CoreApp,
  { airline: issuer, since, issue_price }: StoredShareListing,
  now: number,
): number {
  const today = Math.floor(now / DAY);
  const from = Math.max(0, today - MEAN_DAYS) * DAY;
  const traded: DayPrice[] = readAll(app, TRADED, TRADED_DAYS, { issuer, from });
  return meanPrice(traded, today, Math.floor(since / DAY), issue_price);
}

/** Returns the terms of an offer of an airline for another one. @param now world minute */
export function readTerms(
  app: CoreApp,
  buyer: string,
  listing: StoredShareListing,
  now: number,
): TenderTerms {
  const { airline, fair, lots } = listing;
  const isRival = isRivalAirline(app, airline);
  const mean = meanOf(app, listing, now);
  const equity = readFigures(app, [airline], now).get(airline)?.equity ?? 0;
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
