import { DAY } from '#game/world/time.ts';
import { answerOffers, letOthersBuy } from './answer-offers.ts';
import { closeAuctions } from './close-auctions.ts';
import { endOldOffers, forgetOldBargains } from './end-old-offers.ts';
import type { ExchangeHour } from './exchange-hour.ts';
import { letRivalsBid } from './let-rivals-bid.ts';
import { letRivalsOffer } from './let-rivals-offer.ts';

/** Closes auctions and negotiations whose time is over, and lets dealers and rivals answer. */
export function settleBargains(tx: CoreApp, exchange: ExchangeHour): void {
  closeAuctions(tx, exchange);
  endOldOffers(tx, exchange);
  letOthersBuy(tx, exchange);
  letRivalsOffer(tx, exchange);
  letRivalsBid(tx, exchange);
  answerOffers(tx, exchange);
  if (exchange.minute % DAY === 0) forgetOldBargains(tx, exchange.minute);
}
