import type { TenderOffer, TenderView } from '#game/payloads/shares.ts';
import { countedLots, isControl } from '#game/share/tender.ts';
import { worldMinute } from '../clock/clock.ts';
import { readAll } from '../db/read-all.ts';
import { numberOf } from '../db/shape.ts';
import { handleRequest } from '../http/handle-request.ts';
import { listedOfQuery } from './listed-of-query.ts';
import { readMerger } from './merger-terms.ts';
import type { StoredShareListing } from './read-share-listing.ts';
import { investorsNow, type Offer, offerFrom, readAccepted, readTenders } from './read-tenders.ts';
import { heldLots, isRivalAirline, readTerms } from './tender-terms.ts';

const OF = 'WHERE airline = {:issuer}';
const PARTS = {
  aircraft: numberOf(`(SELECT count(*) FROM aircraft ${OF})`),
  routes: numberOf(`(SELECT count(*) FROM route ${OF})`),
  duplicates: numberOf(`(SELECT count(*) FROM route m JOIN route b ON b.pair = m.pair AND b.airline = {:buyer}
    WHERE m.airline = {:issuer})`),
  slots: numberOf(`(SELECT COALESCE(sum(count), 0) FROM slot ${OF})`),
  loans: numberOf(`(SELECT count(*) FROM loan ${OF} AND state = 'active')`),
  debt: numberOf(`(SELECT COALESCE(sum(balance + arrears), 0) FROM loan ${OF} AND state = 'active')`),
  cash: numberOf('(SELECT cash FROM airline WHERE id = {:issuer})'),
};

/** Returns what a merger would move. Null without control. */
function readControl(
  app: CoreApp,
  buyer: string,
  listing: StoredShareListing,
  isRival: boolean,
): TenderView['control'] {
  const { held, counted, minority, price } = readMerger(app, buyer, listing, isRival);
  if (!isControl(held, counted)) return null;
  const [parts] = readAll(app, PARTS, 'FROM (SELECT 1)', { issuer: listing.airline, buyer });
  return parts ? { held, minority, price, ...parts } : null;
}

function offerOf(
  app: CoreApp,
  offer: Offer,
  listing: StoredShareListing,
  isRival: boolean,
  caller: string,
): TenderOffer {
  const { id, airline, price, lots, opened, ends } = offer;
  const buyer = app.findRecordById('airline', airline);
  const accepted = readAccepted(app, id);
  const part = investorsNow(app, offer, listing, isRival);
  return {
    id,
    airline,
    name: buyer.getString('name'),
    code: buyer.getString('code'),
    price,
    lots,
    opened,
    ends,
    held: heldLots(app, airline, listing.airline),
    accepted: accepted.reduce((sum, one) => sum + one.lots, 0),
    investors: part.founders + part.investors + part.maker,
    own: accepted.find((one) => one.airline === caller)?.lots ?? 0,
  };
}

/** Returns the terms of an offer by the caller. Null if it cannot make one. */
function termsOf(
  app: CoreApp,
  caller: string,
  listing: StoredShareListing,
  now: number,
): TenderView['terms'] {
  const issuer = listing.airline;
  if (caller === '' || caller === issuer || listing.state !== 'listed') return null;
  const before = readTenders(app, 't.airline = {:caller} AND t.issuer = {:issuer}', { caller, issuer });
  if (before.some(({ state }) => state === 'open')) return null;
  const { isRival: _isRival, counted: _counted, ...terms } = readTerms(app, caller, listing, now);
  const from = offerFrom(before);
  return { ...terms, from: from > now ? from : 0 };
}

/** GET /api/am/tender?airline=: returns the open offers for an airline, and what the caller could do. */
export function viewTender(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const listing = listedOfQuery(e);
    const caller = e.auth?.getString('airline') ?? '';
    const issuer = listing.airline;
    const isRival = isRivalAirline(e.app, issuer);
    const open = readTenders(e.app, "t.issuer = {:issuer} AND t.state = 'open'", { issuer });
    const view: TenderView = {
      isRival,
      counted: countedLots(listing, isRival),
      offers: open.map((offer) => offerOf(e.app, offer, listing, isRival, caller)),
      terms: termsOf(e.app, caller, listing, worldMinute(e.app)),
      control: readControl(e.app, caller, listing, isRival),
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, view);
  });
}
