import { HAND_OVER } from '#game/tables/hand-over.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import type { TradeTime } from '../complete-trades.ts';
import { lowerEstatePrices } from '../estates.ts';
import { completeTrades } from '../hand-over.ts';
import { takeIn } from '../take-in.ts';
import { answerOffers, letOthersBuy } from './answer-offers.ts';
import { closeAuctions } from './close-auctions.ts';
import { endOldOffers, forgetOldBargains } from './end-old-offers.ts';
import type { ExchangeHour } from './exchange-hour.ts';
import { letRivalsBid } from './let-rivals-bid.ts';
import { letRivalsOffer } from './let-rivals-offer.ts';
import { noteChecks } from './note-checks.ts';
import { refreshListings } from './refresh-listings.ts';
import { repriceStock } from './reprice-stock.ts';
import { scrapUnsold } from './scrap-unsold.ts';

/** Minutes between two deliveries to dealers. */
const RESTOCK_EVERY = WEEK;

const o = aliased(HAND_OVER, 'o');
const SOLD = { aircraft: o.aircraft, seller: o.seller, buyer: o.buyer, price: o.price, agreedValue: o.value };
const LANDED = `
  FROM hand_over o WHERE NOT EXISTS (SELECT 1 FROM flight f WHERE f.aircraft = o.aircraft AND +f.state = 'flying')
  ORDER BY o.agreed, o.id`;

/** Hands over the aircraft that were sold in the air and have landed. All airlines are settled for the hour. */
function completeHandOvers(tx: CoreApp, time: TradeTime): void {
  completeTrades(tx, readAll(tx, SOLD, LANDED), time);
}

/** Closes auctions and negotiations whose time is over, and lets dealers and rivals answer. */
function settleBargains(tx: CoreApp, exchange: ExchangeHour): void {
  closeAuctions(tx, exchange);
  endOldOffers(tx, exchange);
  letOthersBuy(tx, exchange);
  letRivalsOffer(tx, exchange);
  letRivalsBid(tx, exchange);
  answerOffers(tx, exchange);
  if (exchange.minute % DAY === 0) forgetOldBargains(tx, exchange.minute);
}

/**
 * Settles the aircraft exchange in an hour for which all airlines are settled. Dealers open with the world's first hour,
 * and replenish their stock each week. Call it inside a transaction.
 * @param record of the world, which the caller saves
 */
export function settleExchange(
  tx: CoreApp,
  { hour, minute, start, seed, newDay }: SettledWorld,
  record: core.Record,
): void {
  completeHandOvers(tx, { minute, start, isHourEnd: true });
  settleBargains(tx, { hour, minute, start, seed });
  refreshListings(tx, minute, newDay);
  if (newDay) {
    noteChecks(tx, minute);
    lowerEstatePrices(tx, minute);
  }
  const due = record.getInt('restock');
  if (minute < due) return;
  scrapUnsold(tx, minute);
  takeIn(tx, { seed, start, minute, isFirst: due === 0 });
  repriceStock(tx, minute);
  record.set('restock', minute - (minute % RESTOCK_EVERY) + RESTOCK_EVERY);
}
