import { DEALERS } from '#game/books/accounts.ts';
import { canCounter, otherSide, roundOf } from '#game/exchange/negotiation.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import type { Negotiations, OfferThread } from '#game/payloads/bargain.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { numberOf } from '#hooks/platform/db/shape.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { isRunByServer, offerBounds } from '../offer-bounds.ts';
import { readSubject, takesUnlisted } from '../offer-subject.ts';
import { readParties } from '../parties.ts';
import { lastPrice, readOffers, type StoredOffer, sideOf } from '../read-offers.ts';
import { readSilence } from '../silence.ts';

const CHEAPEST = { price: numberOf('COALESCE(min(g.price), 0)') };
const OF_DEALERS = `
  FROM listing g WHERE g.model = {:model} AND g.seller = '${DEALERS}' AND g.state = 'open' AND g.aircraft <> {:aircraft}`;

/** Maximum number of ended negotiations in the response. */
const ENDED_MAX = 30;
const OWN = "{:caller} IN (o.buyer, o.seller) AND (o.state = 'open') =";
const RECENT = `${OWN} FALSE AND o.id IN (
  SELECT id FROM offer WHERE {:caller} IN (buyer, seller) AND state <> 'open' ORDER BY moved DESC, id LIMIT ${ENDED_MAX})`;

type Other = ReturnType<ReturnType<typeof readParties>>;

/** Returns the difference between the last prices of both sides, or between the only one and the asking price. */
function gapOf(own: number | null, others: number | null, ask: number): number | null {
  if (own !== null && others !== null) return Math.abs(own - others);
  const only = own ?? others;
  return only !== null && ask > 0 ? Math.abs(ask - only) : null;
}

/** Returns what the cheapest other aircraft of a model costs at a dealer. Null if there is none. */
function cheapestOf(app: CoreApp, { model, aircraft }: StoredOffer): number | null {
  const price = readAll(app, CHEAPEST, OF_DEALERS, { model, aircraft })[0]?.price ?? 0;
  return price > 0 ? price : null;
}

/** Returns the prices that may be named now, and the fallback. They do not matter when talks have ended. */
function termsNow(app: CoreApp, offer: StoredOffer, caller: string, now: number) {
  const side = sideOf(offer, caller);
  const subject = offer.state === 'open' ? readSubject(app, offer.aircraft, now) : undefined;
  if (!subject) return { min: 0, max: 0, dealers: null };
  const { min, max } = offerBounds(subject.value, isRunByServer(app, offer[otherSide(side)]));
  const dealers =
    side === 'seller'
      ? saleQuote(findModel(app, offer.model), subject.aircraft, now)
      : cheapestOf(app, offer);
  return { min, max, dealers };
}

function threadOf(app: CoreApp, offer: StoredOffer, caller: string, other: Other, now: number): OfferThread {
  const { turn, moves, state, ask } = offer;
  const side = sideOf(offer, caller);
  const [own, others] = [lastPrice(offer, side), lastPrice(offer, otherSide(side))];
  const { id, aircraft, listing, model, registration, value, escrow, opened, moved, ends } = offer;
  return {
    id,
    state,
    side,
    isAwaited: state === 'open' && turn === side,
    other,
    aircraft,
    listing,
    model,
    registration,
    value,
    ask,
    own,
    others,
    gap: gapOf(own, others, ask),
    escrow,
    opened,
    moved,
    ends,
    round: roundOf(moves.length),
    canCounter: state === 'open' && turn === side && canCounter(moves.length),
    ...termsNow(app, offer, caller, now),
    moves,
  };
}

const byUrgency = (one: OfferThread, other: OfferThread): number =>
  Number(other.state === 'open') - Number(one.state === 'open') ||
  Number(other.isAwaited) - Number(one.isAwaited) ||
  other.moved - one.moved;

/** GET /api/am/exchange/negotiations: returns the caller's negotiations. */
export function viewNegotiations(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const caller = requireAirline(e);
    const now = worldMinute(e.app);
    const offers = [
      ...readOffers(e.app, `${OWN} TRUE`, { caller }),
      ...readOffers(e.app, RECENT, { caller }),
    ];
    const silent = readSilence(e.app, caller, now);
    const ids = [
      ...offers.flatMap(({ buyer, seller }) => [buyer, seller]),
      ...silent.map(({ seller }) => seller),
    ];
    const partyOf = readParties(e.app, ids);
    const threads = offers
      .map((offer) => threadOf(e.app, offer, caller, partyOf(offer[otherSide(sideOf(offer, caller))]), now))
      .sort(byUrgency);
    const view: Negotiations = {
      waiting: threads.filter(({ isAwaited }) => isAwaited).length,
      escrow: offers.filter(({ buyer }) => buyer === caller).reduce((sum, { escrow }) => sum + escrow, 0),
      takesUnlisted: takesUnlisted(e.app, caller),
      silent: silent.map(({ seller, until }) => ({ seller: partyOf(seller), until })),
      threads,
    };
    sendPrivate(e, view);
  });
}
