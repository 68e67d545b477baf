import { distanceKm } from '#game/airport/geo.ts';
import type { RouteQuote } from '#game/payloads/market.ts';
import { checkRoute, describeRouteViolation } from '#game/route/check.ts';
import { routeFee } from '#game/route/price.ts';
import { MOVEMENTS_TO_OPEN, movementsAnHour, slotsMissing } from '#game/timetable/airport-slots.ts';
import { freeWithinShare, shareAnHour } from '#game/timetable/slot-share.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { hasNewRulesNow } from '../clock/rules-now.ts';
import { readJson } from '../db/read-json.ts';
import { demandOfPair } from '../demand/pair.ts';
import { handleRequest } from '../http/handle-request.ts';
import { movementsAt } from './movements.ts';
import { type MarketAirport, pairOfQuery } from './pair-of-query.ts';

const OWNED = `
  SELECT json_quote(COALESCE(max(id), '')) AS json FROM route
  WHERE airline = {:airline} AND ((a = {:from} AND b = {:to}) OR (a = {:to} AND b = {:from}))`;

type Slots = RouteQuote['slots']['from'];

/** @param own movements of the airline itself; null if one airline may take whole hours */
function slotsAt({ runways }: MarketAirport, taken: readonly number[], own: readonly number[] | null): Slots {
  const anHour = movementsAnHour(runways);
  const capacity = anHour * HOURS_A_WEEK;
  const used = taken.reduce((sum, movements) => sum + Math.min(anHour, movements), 0);
  const free = own ? freeWithinShare(runways, taken, own) : capacity - used;
  return { needed: MOVEMENTS_TO_OPEN, free, capacity };
}

/** Returns why an airport has no room for a route. Null if it has. */
function slotViolation(
  { iata, runways }: MarketAirport,
  { needed, free, capacity }: Slots,
  taken: readonly number[],
  own: readonly number[] | null,
): RouteQuote['faults'][number] | null {
  if (slotsMissing(runways, taken) > 0)
    return { code: 'no_slot', message: `${iata} has ${free} free slots per week. A route needs ${needed}.` };
  if (free >= needed || !own) return null;
  const held = own.reduce((sum, movements) => sum + movements, 0);
  const message = `One airline may have ${shareAnHour(runways)} of the ${movementsAnHour(runways)} movements per hour at ${iata}. You have ${held} of its ${capacity} weekly slots and can get ${free} more. A route needs ${needed}.`;
  return { code: 'slot_share', message };
}

/**
 * Returns the fee and demand of a pair of airports for an airline, and everything that prevents acquiring it.
 */
export function quoteRoute(
  app: CoreApp,
  airline: string,
  from: MarketAirport,
  to: MarketAirport,
  newRules: boolean,
): RouteQuote {
  const km = distanceKm(from, to);
  const owned = readJson<string>(app, OWNED, { airline, from: from.id, to: to.id });
  const codeOf = (id: string) => (id === from.id ? from.iata : to.iata);
  const violations: RouteQuote['faults'] = checkRoute(from, to).map((violation) => ({
    code: violation.code,
    message: describeRouteViolation(violation, codeOf),
  }));
  if (owned !== '') violations.push({ code: 'owned', message: `You already fly ${from.iata}–${to.iata}.` });
  const movements = movementsAt(app, [from.id, to.id]);
  const ownMovements = newRules ? movementsAt(app, [from.id, to.id], [], airline) : null;
  const roomAt = (airport: MarketAirport): Slots => {
    const taken = movements.get(airport.id) ?? [];
    const own = ownMovements && (ownMovements.get(airport.id) ?? []);
    const slots = slotsAt(airport, taken, own);
    const violation = slotViolation(airport, slots, taken, own);
    if (violation) violations.push(violation);
    return slots;
  };
  const slots = { from: roomAt(from), to: roomAt(to) };
  const { leisure, business, premium } = demandOfPair(app, from.id, to.id);
  return {
    km,
    price: routeFee({ km, a: from, b: to }),
    owned,
    faults: violations,
    slots,
    leisure,
    business,
    premium,
  };
}

/**
 * GET /api/am/route/quote?from=&to=: returns the quote for a pair of airports (ids), and whether it can be
 * acquired.
 */
export function viewRouteQuote(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { from, to } = pairOfQuery(e);
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, quoteRoute(e.app, e.auth?.getString('airline') ?? '', from, to, hasNewRulesNow(e.app)));
  });
}
