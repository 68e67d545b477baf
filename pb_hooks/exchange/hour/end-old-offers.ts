import type { EndReason } from '#game/exchange/bargain-notice.ts';
import { WEEK } from '#game/world/time.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { endOffersAtOnce, tellEnded } from '../end-offers.ts';
import { readOffers } from '../read-offers.ts';
import type { ExchangeHour } from './exchange-hour.ts';

/** Weeks for which ended negotiations and auctions can be read. */
const KEPT_WEEKS = 13;

const OPEN = "o.state = 'open'";
/** Conditions of offers that end in this hour, in this order. */
const ENDING: readonly [EndReason, string][] = [
  ['withdrawn', `${OPEN} AND (SELECT b.insolvent_from FROM airline b WHERE b.id = o.buyer) > 0`],
  [
    'gone',
    `${OPEN} AND NOT EXISTS (SELECT 1 FROM aircraft x WHERE x.id = o.aircraft AND x.airline = o.seller AND x.ownership = 'owned')`,
  ],
  ['gone', `${OPEN} AND o.aircraft IN (SELECT h.aircraft FROM hand_over h)`],
  ['expired', `${OPEN} AND o.ends <= {:minute}`],
];
const FORGET = [
  "DELETE FROM offer WHERE state <> 'open' AND moved < {:before}",
  "DELETE FROM bid WHERE auction IN (SELECT id FROM auction WHERE state <> 'open' AND ends < {:before})",
  "DELETE FROM auction WHERE state <> 'open' AND ends < {:before}",
];

/**
 * Ends negotiations of insolvent buyers, over aircraft that are no longer the seller's, and those whose last price nobody
 * has answered in time. Their buyers' money comes back.
 */
export function endOldOffers(tx: CoreApp, { minute, start }: ExchangeHour): void {
  for (const [reason, where] of ENDING) {
    const offers = readOffers(tx, where, { minute });
    endOffersAtOnce(tx, offers, reason, { minute, start });
    tellEnded(tx, offers, reason, minute);
  }
}

/** Deletes what has ended long ago. */
export function forgetOldBargains(tx: CoreApp, minute: number): void {
  for (const sql of FORGET) run(tx, sql, { before: minute - KEPT_WEEKS * WEEK });
}
