import { MOVEMENTS_TO_OPEN, movementsAnHour, slotsMissing } from '../../game/airport-slots.ts';
import { distanceKm } from '../../game/geo.ts';
import type { RouteQuote } from '../../game/records/market.ts';
import { checkRoute, describeRouteFault } from '../../game/route/check.ts';
import { routeFee } from '../../game/route/price.ts';
import { HOURS_A_WEEK } from '../../game/time.ts';
import { demandOfPair } from '../demand/pair.ts';
import { answer } from '../http/answer.ts';
import { readJson } from '../http/read-json.ts';
import { movementsAt } from './movements.ts';
import { type MarketAirport, pairOfQuery } from './pair-of-query.ts';

const OWNED = `
  SELECT json_quote(COALESCE(max(id), '')) AS json FROM route
  WHERE airline = {:airline} AND ((a = {:from} AND b = {:to}) OR (a = {:to} AND b = {:from}))`;

interface Slots {
  needed: number;
  free: number;
  capacity: number;
  missing: number;
}

function slotsAt({ runways }: MarketAirport, taken: readonly number[]): Slots {
  const anHour = movementsAnHour(runways);
  const capacity = anHour * HOURS_A_WEEK;
  const used = taken.reduce((sum, movements) => sum + Math.min(anHour, movements), 0);
  return {
    needed: MOVEMENTS_TO_OPEN,
    free: capacity - used,
    capacity,
    missing: slotsMissing(runways, taken),
  };
}

/** What it takes for an airline to acquire the pair of two airports, and what stands against it. */
export function quoteRoute(
  app: CoreApp,
  airline: string,
  from: MarketAirport,
  to: MarketAirport,
): RouteQuote {
  const km = distanceKm(from, to);
  const owned = readJson<string>(app, OWNED, { airline, from: from.id, to: to.id });
  const codeOf = (id: string) => (id === from.id ? from.iata : to.iata);
  const faults: RouteQuote['faults'] = checkRoute(from, to).map((fault) => ({
    code: fault.code,
    message: describeRouteFault(fault, codeOf),
  }));
  if (owned !== '') faults.push({ code: 'owned', message: `You fly ${from.iata}–${to.iata} already.` });
  const movements = movementsAt(app, [from.id, to.id]);
  const ends = [from, to].map((airport) => ({
    airport,
    slots: slotsAt(airport, movements.get(airport.id) ?? []),
  }));
  for (const { airport, slots } of ends) {
    if (slots.missing === 0) continue;
    const message = `${airport.iata} has ${slots.free} free slots a week; a route needs ${slots.needed}.`;
    faults.push({ code: 'no_slot', message });
  }
  const [fromSlots, toSlots] = ends.map(({ slots: { needed, free, capacity } }) => ({
    needed,
    free,
    capacity,
  }));
  const none = { needed: 0, free: 0, capacity: 0 };
  const { leisure, business, premium } = demandOfPair(app, from.id, to.id);
  return {
    km,
    price: routeFee({ km, a: from, b: to }),
    owned,
    faults,
    slots: { from: fromSlots ?? none, to: toSlots ?? none },
    leisure,
    business,
    premium,
  };
}

/** GET /api/am/route/quote?from=&to=: what acquiring a pair of airports (ids) takes, and whether it can be done. */
export function viewRouteQuote(e: core.RequestEvent): void {
  answer(e, () => {
    const { from, to } = pairOfQuery(e);
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, quoteRoute(e.app, e.auth?.getString('airline') ?? '', from, to));
  });
}
