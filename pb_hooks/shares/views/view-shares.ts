import type { ShareMarket } from '#game/payloads/shares.ts';
import { wholeParts } from '#game/shares/fair-value.ts';
import { valueBeforeIssue } from '#game/shares/listed-value.ts';
import { lastClose, priceSource } from '#game/shares/price-source.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { TENDER } from '#game/tables/tender.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { WEEK } from '#game/world/time.ts';
import { AIRLINE_FACE } from '#hooks/airline/airline-face.ts';
import { investorsMoney } from '#hooks/books/ledger/investors-money.ts';
import { readWeeklyInvestment } from '#hooks/books/ledger/weekly-investment.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, boolOf, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { readBuyer } from '../read-buyer.ts';
import { readPayouts } from '../read-payouts.ts';
import { readFigures } from '../value-figures.ts';

const g = aliased(SHARE_LISTING, 'g');
const QUOTED = {
  airline: g.airline,
  ...AIRLINE_FACE,
  state: g.state,
  since: g.since,
  closes: g.closes,
  price: g.price,
  band_price: g.band_price,
  issue_price: g.issue_price,
  fair: g.fair,
  target: g.target,
  issue_lots: g.issue_lots,
  lots: g.lots,
  founder_lots: g.founder_lots,
  offer_lots: g.offer_lots,
  offer_price: g.offer_price,
  offer_closes: g.offer_closes,
  offered: g.offered,
  dividends: g.dividends,
  declared: g.declared,
  /** Public for airlines whose shares others can buy, unlike the figures behind it. */
  insolvent_from: aliased(AIRLINE, 'a').insolvent_from,
  rival: boolOf('a.rival'),
};
const PRICED = {
  quoted: QUOTED,
  dayPrices: g.day_prices,
  /** Minute 0 without a trade, because no auction is that early. */
  trade: { price: numberOf('t.price'), minute: numberOf('t.minute') },
};
const ALL = `
  FROM share_listing g JOIN airline a ON a.id = g.airline
  LEFT JOIN share_trade t ON t.airline = g.airline
    AND t.minute = (SELECT max(l.minute) FROM share_trade l WHERE l.airline = g.airline)
  ORDER BY g.since, g.id`;

const t = aliased(TENDER, 't');
const OFFERED = {
  id: t.id,
  airline: t.airline,
  code: textOf('a.code'),
  issuer: t.issuer,
  price: t.price,
  ends: t.ends,
};
const OPEN_OFFERS =
  "FROM tender t JOIN airline a ON a.id = t.airline WHERE t.state = 'open' ORDER BY t.ends, t.id";

/** Returns every public airline with its price, and where the price comes from. */
function readListings(app: CoreApp): ShareMarket['listings'] {
  // At midnight, the day of the shares begins before the clock shows it.
  const minute = app.findRecordById('world', WORLD_ID).getInt('traded');
  return readAll(app, PRICED, ALL).map((row) => {
    const { price, dividends, issue_price, since, band_price } = row.quoted;
    const dayPrices = row.dayPrices ?? [];
    const trade = row.trade.minute > 0 ? row.trade : null;
    const issue = { price: issue_price, minute: since };
    const source = priceSource({ price, dayPrices, dividends, trade, issue }, minute);
    return { ...row.quoted, close: lastClose(dayPrices, band_price), source, trade };
  });
}

/** Returns what going public needs of an airline. Null for a user without one. */
function readOwn(app: CoreApp, airline: string): ShareMarket['own'] {
  const now = worldMinute(app);
  const figures = readFigures(app, [airline], now).get(airline);
  const payout = readPayouts(app, [airline], now).get(airline);
  if (!figures || !payout) return null;
  const { weeksFlown, equity, cash, weeklyFixedCosts } = figures;
  const { parts, fair } = valueBeforeIssue(figures);
  const { buybacks, missed } = payout;
  const { unsecured, invested } = readBuyer(app, airline, now);
  return {
    weeks: weeksFlown,
    equity,
    unsecured,
    invested,
    buybacks,
    missed,
    cash,
    weeklyFixedCosts,
    parts: wholeParts(parts),
    fair,
  };
}

/** Returns the investors' money, and their next weekly payment. */
function readInvestors(app: CoreApp): ShareMarket['investors'] {
  const world = app.findRecordById('world', WORLD_ID);
  const next = (Math.floor(world.getInt('traded') / WEEK) + 1) * WEEK;
  const paid = readWeeklyInvestment(app, { minute: next, start: world.getString('start') });
  return { money: investorsMoney(app), next, amount: paid ? paid.endowment + paid.growth : 0 };
}

/** GET /api/am/shares: returns every public airline, and what going public needs of the caller's. */
export function viewShares(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const market: ShareMarket = {
      listings: readListings(e.app),
      tenders: readAll(e.app, OFFERED, OPEN_OFFERS),
      investors: readInvestors(e.app),
      own: readOwn(e.app, e.auth?.getString('airline') ?? ''),
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, market);
  });
}
