import { missingBlocs } from '#game/network/rights/home.ts';
import { missingRight } from '#game/network/rights/missing-right.ts';
import { checkRoute, describeRouteViolation } from '#game/network/route/check.ts';
import { routeFee, tariffOf } from '#game/network/route/price.ts';
import type { RouteQuote } from '#game/payloads/market.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { countryNames, homeOf } from '#hooks/network/home.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { type AskingAirline, slotRoom } from '#hooks/slots/slot-room.ts';
import { callersKnower, expectedDemand } from '../knower.ts';
import { demandOfPair } from '../pair.ts';
import { type MarketAirport, pairOfQuery } from '../pair-of-query.ts';

const OWNED = `
  SELECT json_quote(COALESCE(max(id), '')) AS json FROM route
  WHERE airline = {:airline} AND ((a = {:from} AND b = {:to}) OR (a = {:to} AND b = {:from}))`;

/** A quote with the true demand, which only the server sees. */
export type TrueQuote = Omit<RouteQuote, 'known' | 'known_studied'>;

/**
 * Returns the fee and demand of a pair of airports for an airline, and everything that prevents acquiring it.
 */
export function quoteRoute(
  app: CoreApp,
  airline: AskingAirline,
  from: MarketAirport,
  to: MarketAirport,
): TrueQuote {
  const km = distanceKm(from, to);
  const owned = readJson<string>(app, OWNED, { airline: airline.id, from: from.id, to: to.id });
  const codeOf = (id: string) => (id === from.id ? from.iata : to.iata);
  const violations: RouteQuote['faults'] = checkRoute(from, to).map((violation) => ({
    code: violation.code,
    message: describeRouteViolation(violation, codeOf),
  }));
  const homes = homeOf(app, airline.id);
  const missing = airline.id === '' ? [] : missingBlocs(homes, from, to);
  if (missing.length > 0) {
    const pair = `${from.iata}–${to.iata}`;
    violations.push({ code: 'no_right', message: missingRight(pair, homes, missing, countryNames(app)) });
  }
  if (owned !== '') violations.push({ code: 'owned', message: `You already fly ${from.iata}–${to.iata}.` });
  const rooms = slotRoom(app, airline, [from, to]);
  for (const { violation } of rooms) if (violation) violations.push(violation);
  const [atFrom, atTo] = rooms;
  if (!atFrom || !atTo) throw new RangeError('no slots for a pair');
  const slots = { from: atFrom.slots, to: atTo.slots };
  const { leisure, business, premium } = demandOfPair(app, from.id, to.id);
  const tariff = tariffOf({ leisure, business, premium });
  return {
    km,
    price: routeFee(km, tariff),
    tariff,
    owned,
    missing,
    faults: violations,
    slots,
    leisure,
    business,
    premium,
  };
}

const HUB = "SELECT json_quote(COALESCE(max(hub), '')) AS json FROM airline WHERE id = {:id}";

/** Returns the caller's airline. */
function askingAirline(e: core.RequestEvent): AskingAirline {
  const id = e.auth?.getString('airline') ?? '';
  return { id, hub: id === '' ? '' : readJson<string>(e.app, HUB, { id }) };
}

/**
 * GET /api/am/route/quote?from=&to=: returns the quote for a pair of airports (ids), and whether it can be
 * acquired.
 */
export function viewRouteQuote(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { from, to } = pairOfQuery(e);
    e.response?.header().set('Cache-Control', 'no-store');
    const quote = quoteRoute(e.app, askingAirline(e), from, to);
    const know = callersKnower(e);
    const pair = { from, to, km: quote.km };
    const known = know.of(pair);
    const response: RouteQuote = {
      ...quote,
      ...expectedDemand(quote, known),
      known: known.degree,
      known_studied: know.of(pair, true).degree,
    };
    e.json(200, response);
  });
}
