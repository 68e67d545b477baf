import type { TenderOffer, TenderView } from '#game/payloads/shares.ts';
import { consentFor } from '#game/shares/consent.ts';
import { countedLots, isControl } from '#game/shares/tender.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { listedOfQuery } from '../listed-of-query.ts';
import { readMergerTerms } from '../merger-terms.ts';
import type { StoredShareListing } from '../read-share-listing.ts';
import {
  readAccepted,
  readInvestorsPart,
  readTenders,
  type StoredTender,
  tenderFrom,
} from '../read-tenders.ts';
import { heldLots, isRivalAirline, readTenderTerms } from '../tender-terms.ts';
import { lostRoutes } from './lost-routes.ts';
import { readSurplus } from './read-surplus.ts';
import { MOVED } from './shared-routes.ts';

const OF = 'WHERE airline = {:issuer}';
const PARTS = {
  ...MOVED,
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
  now: number,
): TenderView['control'] {
  const { held, counted, minority, price } = readMergerTerms(app, buyer, listing, isRival, now);
  if (!isControl(held, counted)) return null;
  const [parts] = readAll(app, PARTS, 'FROM (SELECT 1)', { issuer: listing.airline, buyer });
  if (!parts) return null;
  const { count, legs } = readSurplus(app, buyer, listing.airline);
  return {
    held,
    minority,
    price,
    ...parts,
    lost_routes: lostRoutes(app, buyer, listing.airline).length,
    surplus_slots: count,
    removed_legs: legs.length,
    consent: consentFor(listing, buyer, now),
  };
}

const h = aliased(HOLDING, 'h');
const OWNER = { airline: h.airline, held: h.lots, name: textOf('a.name'), code: textOf('a.code') };
const LARGEST = `
  FROM holding h JOIN airline a ON a.id = h.airline WHERE h.issuer = {:issuer} ORDER BY h.lots DESC, h.id LIMIT 1`;

/** Returns the airline that controls a player's airline, with the founder's consent to a merger. Null without one. */
function readController(app: CoreApp, listing: StoredShareListing, now: number): TenderView['controller'] {
  const [owner] = readAll(app, OWNER, LARGEST, { issuer: listing.airline });
  if (!owner || !isControl(owner.held, countedLots(listing, false))) return null;
  return { ...owner, consent: consentFor(listing, owner.airline, now) };
}

function offerOf(
  app: CoreApp,
  offer: StoredTender,
  listing: StoredShareListing,
  isRival: boolean,
  caller: string,
): TenderOffer {
  const { id, airline, price, lots, opened, ends } = offer;
  const buyer = app.findRecordById('airline', airline);
  const accepted = readAccepted(app, id);
  const part = readInvestorsPart(app, offer, listing, isRival);
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
  const { isRival: _isRival, counted: _counted, ...terms } = readTenderTerms(app, caller, listing, now);
  const from = tenderFrom(before);
  return { ...terms, from: from > now ? from : 0 };
}

/** GET /api/am/tender?airline=: returns the open offers for an airline, and what the caller could do. */
export function viewTender(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const listing = listedOfQuery(e);
    const caller = e.auth?.getString('airline') ?? '';
    const issuer = listing.airline;
    const now = worldMinute(e.app);
    const isRival = isRivalAirline(e.app, issuer);
    const open = readTenders(e.app, "t.issuer = {:issuer} AND t.state = 'open'", { issuer });
    const view: TenderView = {
      isRival,
      counted: countedLots(listing, isRival),
      offers: open.map((offer) => offerOf(e.app, offer, listing, isRival, caller)),
      terms: termsOf(e.app, caller, listing, now),
      control: readControl(e.app, caller, listing, isRival, now),
      controller: caller === issuer ? readController(e.app, listing, now) : null,
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, view);
  });
}
