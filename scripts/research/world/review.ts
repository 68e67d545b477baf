import type { Leg } from '#game/tables/leg.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { WEEK } from '#game/world/time.ts';
import { expand, quoteLease } from './expand.ts';
import { replan } from './plan-week.ts';
import { aircraftOf, cashOf, legsOf, type Player } from './player.ts';
import { setFares } from './set-fares.ts';

/** Target load factor. */
const AIM = 0.82;
/** Bounds of what one week may change about a route's expectation. */
const LESSON = { min: 0.6, max: 1.25 } as const;
/**
 * Bounds of the expectation itself. A full route would be expected to be busier each week, without end, and no other would
 * ever seem worth opening.
 */
const EXPECTED = { min: 0.4, max: 1.6 } as const;
/** Load factor below which an aircraft gets another week. */
const EMPTY = 0.68;
/** Load factor from which another aircraft is considered. */
const BUSY = 0.78;
/** Minimum cash to keep, in weeks of leases and in whole US dollars. The larger one counts. */
const RESERVE = { weeks: 3, min: 2_000_000 } as const;
/** Price of an aircraft with the routes for it, as a multiple of what is due on signing. */
const WITH_ROUTES = 1.2;
/** Maximum number of aircraft added at once. */
const COUNT_MAX = 2;

/** Returns passengers and seats by route, for the last week. */
async function loads({ client, stage }: Player): Promise<Map<string, { passengers: number; seats: number }>> {
  const { minute } = await stage.now();
  const rows = await client.collection('route_history').getFullList<RouteHistory>({
    batch: 1000,
    filter: `days = 1 && starts >= ${minute - WEEK}`,
  });
  const sums = new Map<string, { passengers: number; seats: number }>();
  for (const { route, passengers, seats } of rows) {
    const sum = sums.get(route) ?? { passengers: 0, seats: 0 };
    sums.set(route, { passengers: sum.passengers + passengers, seats: sum.seats + seats });
  }
  return sums;
}

/** Updates the expectation of each route from a week's results. */
function learn(player: Player, results: ReadonlyMap<string, { passengers: number; seats: number }>): void {
  for (const [route, { passengers, seats }] of results) {
    if (seats === 0) continue;
    const factor = Math.min(LESSON.max, Math.max(LESSON.min, passengers / seats / AIM));
    const expected = (player.lessons.get(route) ?? 1) * factor;
    player.lessons.set(route, Math.min(EXPECTED.max, Math.max(EXPECTED.min, expected)));
  }
}

/** Returns the load factor of each aircraft, from the routes it flies. */
function loadOfAircraft(
  legs: readonly Leg[],
  results: ReadonlyMap<string, { passengers: number; seats: number }>,
): Map<string, number> {
  const sums = new Map<string, { load: number; legs: number }>();
  for (const { aircraft, route } of legs) {
    const result = results.get(route);
    if (!result || result.seats === 0) continue;
    const sum = sums.get(aircraft) ?? { load: 0, legs: 0 };
    sums.set(aircraft, { load: sum.load + result.passengers / result.seats, legs: sum.legs + 1 });
  }
  return new Map([...sums].map(([id, { load, legs: count }]) => [id, load / count]));
}

/** Invests spare cash in more aircraft and routes for them. */
async function reinvest(player: Player): Promise<void> {
  const { model } = player;
  if (!model) return;
  const fleet = await aircraftOf(player);
  const { dueNow, weeklyRate } = await quoteLease(player, model);
  const reserve = Math.max(RESERVE.min, RESERVE.weeks * weeklyRate * fleet.length);
  const affordable = Math.floor(((await cashOf(player)) - reserve) / (dueNow * WITH_ROUTES));
  const count = Math.min(COUNT_MAX, affordable);
  if (count > 0) await expand(player, count, reserve, await legsOf(player));
}

/**
 * Ends a week: fares follow the forecast, empty aircraft get other flights, and spare cash extends the fleet.
 */
export async function review(player: Player): Promise<void> {
  if (!player.model) return;
  const results = await loads(player);
  learn(player, results);
  const legs = await legsOf(player);
  const byAircraft = loadOfAircraft(legs, results);
  const empty = [...byAircraft].filter(([, load]) => load < EMPTY).map(([id]) => id);
  if (empty.length > 0) await replan(player, new Set(empty));
  await setFares(player);
  if (player.character.manner !== 'sensible') return;

  const total = [...results.values()].reduce(
    (sum, { passengers, seats }) => ({
      passengers: sum.passengers + passengers,
      seats: sum.seats + seats,
    }),
    { passengers: 0, seats: 0 },
  );
  if (total.passengers < BUSY * total.seats) return;
  await reinvest(player);
}
