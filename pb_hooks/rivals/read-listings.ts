import type { SeenListing } from '#game/rivals/finance/finance-view.ts';
import { opinionOf } from '#game/rivals/finance/trade.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, numberOf } from '../platform/db/shape.ts';
import type { RivalTurn } from './rival-turn.ts';

/** Weeks over which a trend of prices is seen. */
const TREND_WEEKS = 4;

const g = aliased(SHARE_LISTING, 'g');
const SEEN = {
  issuer: g.airline,
  isSubscribing: boolOf("g.state = 'subscribing'"),
  lots: g.lots,
  issueLots: g.issue_lots,
  issuePrice: g.issue_price,
  price: g.price,
  band: g.band_price,
  fair: g.fair,
  target: g.target,
  before: numberOf(`COALESCE((SELECT t.price FROM share_trade t
    WHERE t.airline = g.airline AND t.minute <= {:before} ORDER BY t.minute DESC LIMIT 1), g.issue_price)`),
};

/**
 * Returns public airlines as a rival sees them, in the order of their ids.
 * @param where condition for the table `share_listing g`
 */
export function readListings(
  tx: CoreApp,
  { airline, hour }: RivalTurn,
  where: string,
  params: Record<string, string> = {},
): SeenListing[] {
  const now = hour * HOUR;
  const bound = { ...params, before: now - TREND_WEEKS * WEEK };
  return readAll(tx, SEEN, `FROM share_listing g WHERE ${where} ORDER BY g.airline`, bound).map(
    (listing) => ({ ...listing, opinion: opinionOf(airline, listing.issuer, now) }),
  );
}
