import { blocOf } from '#game/network/rights/blocs.ts';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import type { FinanceView } from '#game/rivals/finance/finance-view.ts';
import type { Buyer } from '#game/rivals/finance/take-over.ts';
import type {
  ControlledAirline,
  SeenOffer,
  TakeoverMarket,
  TakeoverTarget,
  TakeoverView,
} from '#game/rivals/finance/takeover-view.ts';
import { opinionOf } from '#game/rivals/finance/trade.ts';
import type { RivalView } from '#game/rivals/view.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { REPEAT_DAYS } from '#game/shares/tender.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { TENDER } from '#game/tables/tender.ts';
import { DAY, FINANCIAL_YEAR_WEEKS, HOUR, WEEK } from '#game/world/time.ts';
import { weeklyFixedCosts } from '../bank/fixed-costs.ts';
import { cashOf } from '../books/ledger/cash-account.ts';
import { homeOf } from '../network/home.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';
import { breaksCrossHolding } from '../shares/cross-holding.ts';
import { isControlledBy } from '../shares/is-controlled-by.ts';
import { sharedRoutes } from '../shares/merger/shared-routes.ts';
import { readMergerTerms } from '../shares/merger-terms.ts';
import { shareListingOf } from '../shares/read-share-listing.ts';
import { readTenderTerms } from '../shares/tender-terms.ts';
import { DEALINGS } from './read-dealings.ts';
import { readListings } from './read-listings.ts';
import type { RivalTurn, TurnFacts } from './rival-turn.ts';

const { id, issuer, price } = aliased(TENDER, 't');
const OFFER = { id, issuer, price };
/** Offers of others for shares that the airline holds, the best first. */
const OFFERS = `
  FROM holding h JOIN tender t ON t.issuer = h.issuer AND t.state = 'open' AND t.airline <> h.airline
  WHERE h.airline = {:airline} ORDER BY t.price DESC, t.opened, t.id`;

/** Rivals that the airline controls. */
const CONTROLLED_BY = `
  FROM holding h JOIN share_listing g ON g.airline = h.issuer AND g.state = 'listed'
  JOIN airline i ON i.id = h.issuer AND i.rival
  WHERE h.airline = {:airline} AND ${isControlledBy('h', 'g', 'i')}`;
const CONTROLLED = `
  SELECT COALESCE(json_group_array(issuer), '[]') AS json FROM (SELECT h.issuer ${CONTROLLED_BY} ORDER BY h.issuer)`;

const SELF = {
  cash: aliased(AIRLINE, 'a').cash,
  weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')),
  orders: DEALINGS.orders,
  holdings: DEALINGS.holdings,
};

/** Returns the best open offer for each airline whose shares a rival holds. */
function readOffers(tx: CoreApp, turn: RivalTurn): SeenOffer[] {
  const best = new Map<string, { id: string; price: number }>();
  for (const { issuer, ...offer } of readAll(tx, OFFER, OFFERS, { airline: turn.airline }))
    if (!best.has(issuer)) best.set(issuer, offer);
  if (best.size === 0) return [];
  const issuers = JSON.stringify([...best.keys()]);
  return readListings(tx, turn, 'g.airline IN (SELECT value FROM json_each({:issuers}))', {
    issuers,
  }).flatMap((listing) => {
    const offer = best.get(listing.issuer);
    return offer ? [{ ...offer, listing }] : [];
  });
}

function readControlled(tx: CoreApp, { airline, hour }: RivalTurn): ControlledAirline[] {
  return readJson<string[]>(tx, CONTROLLED, { airline }).flatMap((issuer) => {
    const listing = shareListingOf(tx, issuer);
    if (!listing) return [];
    const { minority, price } = readMergerTerms(tx, airline, listing, true, hour * HOUR);
    return [{ issuer, payout: amountOf(minority, price), cash: cashOf(tx, issuer) }];
  });
}

/** Returns what a rival knows about takeovers that concern it. Null if none does. */
export function readTakeovers(tx: CoreApp, { turn }: TurnFacts): TakeoverView | null {
  const { airline, temperament, hour } = turn;
  const offers = readOffers(tx, turn);
  const controlled = readControlled(tx, turn);
  if (offers.length + controlled.length === 0) return null;
  const [self] = readAll(tx, SELF, 'FROM airline a WHERE a.id = {:airline}', {
    airline,
    minute: hour * HOUR,
  });
  return self ? { temperament, ...self, offers, controlled } : null;
}

/** Minutes after a merger in which a rival takes over no other airline. */
const MERGER_PAUSE = FINANCIAL_YEAR_WEEKS * WEEK;

/** An airline that another one controls is busy, too: its owner is about to merge it. */
const IS_BUSY = `
  SELECT EXISTS (SELECT 1 FROM tender t WHERE t.airline = {:airline} AND t.state = 'open')
    OR EXISTS (SELECT 1 FROM tender t WHERE t.issuer = {:airline} AND t.state = 'open')
    OR EXISTS (SELECT 1 ${CONTROLLED_BY})
    OR EXISTS (SELECT 1 FROM holding h JOIN share_listing g ON g.airline = h.issuer
      JOIN airline i ON i.id = h.issuer WHERE h.issuer = {:airline} AND ${isControlledBy('h', 'g', 'i')})
    OR EXISTS (SELECT 1 FROM news n WHERE n.airline = {:airline} AND n.kind = 'gone' AND n.minute > {:since}) AS json`;

/** Returns the figures of a rival on which its own takeovers depend. @param finances of its review */
export function readBuyer(
  tx: CoreApp,
  { airline, hour, world }: RivalTurn,
  { bases, fleet }: RivalView,
  finances: FinanceView,
): Buyer {
  const now = hour * HOUR;
  // On Mondays, books are closed airline by airline. A rival whose turn is then could never merge some of the others.
  const isMonday = weekMinute(now, startWeekMinute(world.start)) < DAY;
  const since = now - MERGER_PAUSE;
  return {
    ...finances,
    hub: bases[0],
    aircraft: fleet.length,
    bases: bases.length,
    isBusy: isMonday || readJson<number>(tx, IS_BUSY, { airline, since }) === 1,
  };
}

const g = aliased(SHARE_LISTING, 'g');
const p = aliased(AIRPORT, 'p');
const TARGET = {
  issuer: g.airline,
  lots: g.lots,
  price: g.price,
  fair: g.fair,
  target: g.target,
  parts: { assets: g.assets, surplusCash: g.surplus_cash, earnings: g.earnings },
  hub: { lat: p.lat, lon: p.lon },
  aircraft: numberOf('(SELECT count(*) FROM aircraft x WHERE x.airline = a.id)'),
  routes: numberOf('(SELECT count(*) FROM route r WHERE r.airline = a.id)'),
  shared: numberOf(`(SELECT count(*) ${sharedRoutes('a.id', '{:airline}')})`),
  country: aliased(AIRLINE, 'a').country,
};
/** Rivals that own more than they owe, for which nobody has an offer, and which nobody controls. */
const TARGETS = `
  FROM share_listing g JOIN airline a ON a.id = g.airline AND a.rival JOIN airport p ON p.id = a.hub
  WHERE g.state = 'listed' AND g.airline <> {:airline} AND g.lots * g.price <= {:most}
    AND g.assets + g.surplus_cash > 0
    AND NOT EXISTS (SELECT 1 FROM tender t WHERE t.issuer = g.airline
      AND (t.state = 'open' OR (t.airline = {:airline} AND t.state = 'failed' AND t.ends > {:failed})))
    AND NOT EXISTS (SELECT 1 FROM holding h WHERE h.issuer = g.airline AND ${isControlledBy('h', 'g', 'a')})
  ORDER BY g.airline`;

/** Returns a reader of what a rival may take over. */
export function takeoverMarket(tx: CoreApp, { airline, hour }: RivalTurn): TakeoverMarket {
  const now = hour * HOUR;
  const homes = homeOf(tx, airline);
  return {
    targets: (most) =>
      readAll(tx, TARGET, TARGETS, { airline, most, failed: now - REPEAT_DAYS * DAY })
        // The routes of others would end.
        .filter(({ country }) => homes.includes(blocOf(country)))
        .map(
          ({ country: _, ...target }): TakeoverTarget => ({
            ...target,
            opinion: opinionOf(airline, target.issuer, now),
          }),
        ),
    termsOf: (issuer) => {
      const listing = shareListingOf(tx, issuer);
      const terms = listing && readTenderTerms(tx, airline, listing, now);
      return terms && !breaksCrossHolding(tx, airline, issuer, terms.lots) ? terms : null;
    },
  };
}
