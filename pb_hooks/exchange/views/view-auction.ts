import { nextMinimum } from '#game/exchange/auction.ts';
import { priceBounds } from '#game/exchange/prices.ts';
import type { AuctionView } from '#game/payloads/bargain.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { bidObstacle, valueNow } from '../auction-value.ts';
import { readParties } from '../parties.ts';
import { currentStanding, readAuctions, readBids, type StoredAuction, termsOf } from '../read-auctions.ts';

const ID = /^[a-z0-9]{15}$/;

/** Returns the auction in a request's query. */
function auctionOfQuery(e: core.RequestEvent): StoredAuction {
  const id = e.request?.url?.query().get('auction') ?? '';
  const [auction] = ID.test(id) ? readAuctions(e.app, 'a.id = {:id}', { id }) : [];
  if (auction) return auction;
  throw fieldErrors('There is no such auction.', {
    auction: { code: 'unknown_auction', message: 'There is no auction with this id.' },
  });
}

/** GET /api/am/exchange/auction?auction=: returns an auction with what the caller may bid. */
export function viewAuction(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const auction = auctionOfQuery(e);
    const caller = e.auth?.getString('airline') ?? '';
    const now = worldMinute(e.app);
    const { id, aircraft, model, registration, state, start, step, price, leader, bids, opened, ends } =
      auction;
    const value = valueNow(e.app, auction, now);
    const partyOf = readParties(e.app, [auction.airline, leader]);
    const own = readBids(e.app, id).find(({ airline }) => airline === caller);
    const leads = leader !== '' && leader === caller;
    const view: AuctionView = {
      id,
      aircraft,
      model,
      registration,
      seller: partyOf(auction.airline),
      state,
      value,
      start,
      step,
      hasReserve: auction.has_reserve,
      isMet: auction.met,
      price,
      leader: leader === '' ? null : partyOf(leader),
      bids,
      opened,
      ends,
      minimum: leads && own ? own.maximum + 1 : nextMinimum(termsOf(auction), currentStanding(auction)),
      maximum: priceBounds(value).max,
      own: own ? { state: own.state, maximum: own.maximum } : null,
      obstacle: bidObstacle(e.app, auction, caller, now),
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, view);
  });
}
