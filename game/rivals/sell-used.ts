import { START_MAX } from '../exchange/auction.ts';
import type { Temperament } from '../world/temperament.ts';
import { WEEK } from '../world/time.ts';
import type { RivalActionOf } from './rival-action.ts';
import { TEMPERS } from './temper.ts';
import type { NetworkView, RivalAircraft, RivalProperty, RivalSale, RivalView } from './view.ts';

/** An action with which a rival parts with an aircraft. */
type SaleAction = RivalActionOf<
  'listing.open' | 'listing.change' | 'auction.open' | 'fleet.sell' | 'fleet.return' | 'timetable.set'
>;

/**
 * First asking price as a share of market value, by temperament. Null: it auctions the aircraft, because money now is
 * worth more to it than a better price later.
 */
const ASKS: Readonly<Record<Temperament, number | null>> = {
  cautious: 1.08,
  expansive: null,
  premium: 1.12,
  low_cost: null,
  regional: 1.06,
  opportunist: null,
};
const AUCTION_DAYS = 5;
/** Weeks in which an asking price falls to the limit. Afterwards the dealers get the aircraft. */
export const SALE_WEEKS = 6;
/** Years beyond the age at which a rival still leases aircraft, after which it sells its own. */
const KEPT_YEARS = 12;

/** An aircraft that the rival owns. */
export type OwnedAircraft = RivalAircraft & { property: RivalProperty };

const isOwned = (aircraft: RivalAircraft): aircraft is OwnedAircraft => aircraft.property !== null;

/** Returns the asking price after some weeks, whole US dollars: from the first one to the limit in equal steps. */
export function askAfter(
  ask: number,
  { value, limit }: Pick<RivalProperty, 'value' | 'limit'>,
  weeks: number,
): number {
  const left = Math.max(0, 1 - weeks / SALE_WEEKS);
  return Math.max(limit, Math.round(limit + (value * ask - limit) * left));
}

/** Sells an aircraft to the dealers. One that flies is taken out of the timetable first. Null while it is not ready. */
function sellToDealers({ id, revision, route, property }: OwnedAircraft): SaleAction | null {
  if (route !== '')
    return { name: 'timetable.set', input: { plans: [{ aircraft: id, revision, legs: [] }] } };
  return property.isReady ? { name: 'fleet.sell', input: { aircraft: id, price: property.bid } } : null;
}

/** How a rival first puts an aircraft up for sale: at a price, or by auction for some game days. */
export type SaleTerms = { kind: 'price'; price: number } | { kind: 'auction'; start: number; days: number };

/** Returns the terms on which a rival first puts an aircraft up for sale. Prices are whole US dollars. */
export function saleTerms(
  temperament: Temperament,
  property: Pick<RivalProperty, 'value' | 'limit'>,
): SaleTerms {
  const ask = ASKS[temperament];
  if (ask !== null) return { kind: 'price', price: askAfter(ask, property, 0) };
  const start = Math.min(Math.floor(property.value * START_MAX), property.limit);
  return { kind: 'auction', start, days: AUCTION_DAYS };
}

/** Puts an aircraft up for sale that nobody has bid for before. */
function putUpForSale({ temperament }: RivalView, aircraft: OwnedAircraft): SaleAction | null {
  const { id, property } = aircraft;
  if (property.wasUnsold) return sellToDealers(aircraft);
  const terms = saleTerms(temperament, property);
  if (terms.kind === 'price')
    return { name: 'listing.open', input: { aircraft: id, price: terms.price, offers: true } };
  return { name: 'auction.open', input: { aircraft: id, start: terms.start, days: terms.days } };
}

/** Lowers the price of an aircraft that nobody has bought, and gives it to the dealers in the end. */
function followSale(
  { temperament, now }: RivalView,
  aircraft: OwnedAircraft,
  { id, kind, price, opened }: RivalSale,
): SaleAction | null {
  const ask = ASKS[temperament];
  if (kind !== 'price' || ask === null) return null;
  const weeks = Math.floor((now - opened) / WEEK);
  if (weeks >= SALE_WEEKS) return sellToDealers(aircraft);
  const next = askAfter(ask, aircraft.property, weeks);
  return next < price ? { name: 'listing.change', input: { listing: id, price: next, offers: true } } : null;
}

/** Checks whether an airline gives up an aircraft because of its age. */
const isTooOld = ({ temperament, isReview }: RivalView, { age }: RivalProperty): boolean =>
  isReview && age > TEMPERS[temperament].ageMax + KEPT_YEARS;

/** Checks whether an airline has to sell an aircraft because its cash is gone. One at a time. */
const needsMoney = ({ cash, fleet }: RivalView): boolean =>
  cash < 0 && !fleet.some(({ property }) => property?.sale);

/** Parts with an aircraft for which the airline has no use: a leased one goes back to its lessor. */
export function partWith(view: RivalView, aircraft: RivalAircraft): SaleAction | null {
  if (!isOwned(aircraft)) return { name: 'fleet.return', input: { aircraft: aircraft.id } };
  return putUpForSale(view, aircraft);
}

/**
 * Returns the next action about an aircraft that the airline owns and has for sale, or wants to sell. Null if there is
 * none.
 */
export function sellUsed({ view, tried }: NetworkView): SaleAction | null {
  const isShort = needsMoney(view);
  for (const aircraft of view.fleet) {
    if (!isOwned(aircraft) || tried.has(aircraft.id)) continue;
    const { property } = aircraft;
    const { sale } = property;
    if (sale && tried.has(sale.id)) continue;
    const action = sale
      ? followSale(view, aircraft, sale)
      : (isShort || isTooOld(view, property)) && putUpForSale(view, aircraft);
    if (action) return action;
  }
  return null;
}
