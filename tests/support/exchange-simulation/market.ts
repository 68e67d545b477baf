import { buyerPath, type Concession, hazardAt, sellerPath, traitsFrom } from '#game/exchange/concession.ts';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import { STOCK_SIZE, stockDraw } from '#game/exchange/draw-stock.ts';
import { heldMinutes, shiftedBy } from '#game/exchange/held-aircraft.ts';
import { ANSWER_HOLDS, buyerAnswer, canCounter, sellerAnswer } from '#game/exchange/negotiation.ts';
import { exchangeValue, RESALE_WEEKS, rivalsLimit } from '#game/exchange/prices.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { MaintainedAircraft } from '#game/fleet/aircraft/maintenance.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { CONTINENTS } from '#game/world/airport/airport-types.ts';
import { share } from '#game/world/chance/draws.ts';
import { type BargainChance, bargainChance, exchangeChance } from '#game/world/chance/keyed-chance.ts';
import { HOUR, WEEK, YEAR } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';

/*
 * The used aircraft market of a world, with the rules of the game: the dealers' stock is drawn from the seed, and dealers
 * and rivals bargain by their concession curves.
 */

/** World minute at which the dealers open. Late enough that the oldest aircraft were built after minute 0. */
export const OPENING = 40 * YEAR;
/** Rivals that fly a model and may buy another one. */
const RIVALS = 24;

const AIRPORTS = CONTINENTS.map((continent) => ({
  id: continent,
  country: 'NL',
  continent,
  longest_runway_m: 4_500,
}));
const draw = stockDraw({ models: seedModels(), airports: AIRPORTS, year: 2026, bought: new Map() }, OPENING);

/** A used aircraft that somebody trades with. Amounts are whole US dollars. */
export interface Plane extends MaintainedAircraft {
  id: string;
  model: AircraftModel;
  built: number;
  paid_new: number;
  /** Its sales: whole US dollars, and world minutes. */
  sales: readonly { price: number; minute: number }[];
}

/** An aircraft of the dealers. Amounts are whole US dollars. */
export interface StockPlane extends Plane {
  value: number;
  ask: number;
}

export interface Market {
  stock: StockPlane[];
  chance: BargainChance;
}

export const marketOf = (seed: string): Market => {
  const chance = exchangeChance(seed);
  const stock = Array.from({ length: STOCK_SIZE }, (_, index): StockPlane | null => {
    const drawn = draw(index, chance(`stock ${OPENING} ${index}`));
    if (!drawn) return null;
    const { airport: _airport, ...plane } = drawn;
    const value = exchangeValue(plane.model, plane, OPENING);
    const use = { age: ageInYears(plane, OPENING), condition: plane.condition };
    // Nobody buys the model, for a long time: the lowest price of all.
    const ask = dealersAsk(value, use, index % 2 === 0 ? { scarcity: -1, weeks: 40 } : {});
    return { ...plane, paid_new: 0, sales: [], id: `aircraft ${index}`, value, ask };
  });
  return { stock: stock.filter((plane) => plane !== null), chance: bargainChance(seed) };
};

const traitsOf = ({ chance }: Market, party: string, { id }: Plane) => traitsFrom(chance(`${party} ${id}`));

/** A bargain that was agreed: its price in whole US dollars, and the game hours that it took. */
export interface Bargain {
  price: number;
  hours: number;
}

/** How a player bargains: with the lowest or highest price that is no insult, for as long as the other side moves. */
function haggle(
  path: Concession,
  answer: typeof sellerAnswer,
  offered: number,
  isGone: (elapsed: number) => boolean,
): Bargain | null {
  let last: number | null = null;
  for (let moves = 1, elapsed = 0; ; moves += 2) {
    const answered = answer({ path, elapsed: elapsed + 1, offered, before: null, last, moves });
    if (answered.kind === 'break' || answered.kind === 'decline') return null;
    if (answered.kind === 'accept') return { price: offered, hours: elapsed + 1 };
    last = answered.price;
    if (last === path.limit || !canCounter(moves + 2)) return { price: last, hours: elapsed + 1 };
    for (let hour = 0; hour < ANSWER_HOLDS; hour++) if (isGone(++elapsed)) return null;
  }
}

/** Bargains with the dealers over an aircraft. Null if somebody else has taken it. */
export function buyFromDealers(market: Market, plane: StockPlane): Bargain | null {
  const path = sellerPath(traitsOf(market, 'dealers', plane), plane.value, plane.ask);
  const isGone = (elapsed: number) =>
    share(market.chance(`${plane.id} ${OPENING / HOUR + elapsed}`)()) < hazardAt(path, elapsed);
  // The highest limit is 101% of value, and below 80% of the limit is an insult.
  return haggle(path, sellerAnswer, Math.ceil(plane.value * 0.81), isGone);
}

/** Returns the best bargain with any rival. Null if none buys the aircraft. @param now world minute */
export function sellToRivals(market: Market, plane: Plane, now: number): Bargain | null {
  const value = exchangeValue(plane.model, plane, now);
  const lately = plane.sales.filter(({ minute }) => minute > now - RESALE_WEEKS * WEEK);
  const sold_lately = lately.length === 0 ? 0 : Math.min(...lately.map(({ price }) => price));
  const most = rivalsLimit({ ...plane, sold_lately }, now);
  let best: Bargain | null = null;
  for (let rival = 0; rival < RIVALS; rival++) {
    const path = buyerPath(traitsOf(market, `rival ${rival}`, plane), value, { most });
    if (path.limit < value * 0.92) continue;
    const asked = Math.min(Math.floor(value * 1.15), Math.floor(path.limit / 0.8));
    const bargain = haggle(path, buyerAnswer, asked, () => false);
    if (bargain && bargain.price > (best?.price ?? 0)) best = bargain;
  }
  return best;
}

/** Returns an aircraft of the dealers after somebody has bought it. It has not aged until then. @param now world minute */
export const boughtAt = (plane: StockPlane, price: number, now: number): Plane => ({
  ...plane,
  ...shiftedBy(plane, heldMinutes(OPENING, now)),
  sales: [{ price, minute: now }],
});
