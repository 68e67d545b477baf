import { PLANS_MAX } from '#game/actions/limits.ts';
import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf, type PerClass, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { legValueOf } from '#game/network/scheduling/leg-value.ts';
import { scheduleFleet } from '#game/network/scheduling/schedule-fleet.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { LegValue } from '#game/network/timetable/schedulable.ts';
import type { Research } from '#game/payloads/market.ts';
import type { AirportSlots } from '#game/slots/airport-slots.ts';
import { type SlotTerms, withLegs } from '#game/slots/check-week.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import { type Prospect, prospectOfRoute } from './network.ts';
import { act, aircraftOf, legsOf, type Player, routesOf } from './player.ts';

/** Returns a market with its fares after overhead. @param left share of fares that overhead leaves */
const afterOverhead = ({ market }: Prospect, left: number) => ({
  ...market,
  fares: market.fares && perClass((name) => (market.fares?.[name] ?? 0) * left),
});

/** Returns the airline's overhead as a share of revenue. It rises with its size. */
async function overheadShareOf({ client, airline }: Player): Promise<number> {
  const { overhead_share } = await client.collection('airline').getOne<{ overhead_share: number }>(airline);
  return overhead_share || BASE_OVERHEAD;
}

/** Returns the value of flights on some prospects after overhead, for a cabin of the player's model. */
export async function valuesFor(
  player: Player,
  model: AircraftModel,
  prospects: readonly Prospect[],
): Promise<(cabin: PerClass) => LegValue> {
  const { fuel_price: fuelPrice } = await player.stage.now();
  const left = 1 - (await overheadShareOf(player));
  const markets = prospects.map((prospect) => afterOverhead(prospect, left));
  const values = new Map<string, LegValue>();
  return (cabin) => {
    const key = `${cabin.economy} ${cabin.business} ${cabin.first}`;
    const value = values.get(key) ?? legValueOf({ model, cabin, fuelPrice }, markets);
    values.set(key, value);
    return value;
  };
}

interface FleetToPlan {
  fleet: readonly { id: string; cabin: PerClass }[];
  prospects: readonly Prospect[];
  /** See `valuesFor`. */
  valueFor: (cabin: PerClass) => LegValue;
  existing: readonly PlannedLeg[];
  airports: SlotTerms['airports'];
}

/** Returns weeks for present or hypothetical aircraft of the player's model, on any routes. */
export function planFleet(
  { model, hub }: Player,
  { fleet, prospects, valueFor, existing, airports }: FleetToPlan,
): Map<string, PlannedLeg[]> {
  if (!model) return new Map();
  const cabins = new Map(fleet.map(({ id, cabin }) => [id, cabin]));
  return scheduleFleet(
    fleet.map(({ id, cabin }) => ({ id, model, seats: sumOfClasses(cabin), base: hub.id })),
    prospects.map(({ route }) => route),
    {
      valueFor: ({ id }) => valueFor(cabins.get(id) ?? model),
      existing,
      slots: { airports, fixed: withLegs(new Map(), existing), hub: hub.id },
    },
  );
}

/** Returns the slots at both ends of some prospects, as the player sees them. */
export async function slotsOf(
  { client }: Player,
  prospects: readonly Prospect[],
): Promise<Map<string, AirportSlots>> {
  const airports = new Map<string, AirportSlots>();
  for (const { route } of prospects)
    for (const { id } of [route.a, route.b])
      if (!airports.has(id)) airports.set(id, await client.send(`/api/am/slots?airport=${id}`, {}));
  return airports;
}

/** Returns the player's own routes as prospects, with what was learnt about them. All begin at the hub. */
export async function ownProspects(player: Player): Promise<Prospect[]> {
  const byId = new Map([...player.stage.airports.values()].map((airport) => [airport.id, airport]));
  const routes = await routesOf(player);
  if (routes.length === 0) return [];
  const research = await player.client.send<Research>('/api/am/research', {
    method: 'GET',
    query: { from: player.hub.id },
  });
  return routes.flatMap((row) => {
    const prospect = prospectOfRoute(row, research, byId, player.lessons.get(row.id) ?? 1);
    return prospect ? [prospect] : [];
  });
}

/** Assigns new weeks to aircraft, besides the weeks of the others. */
async function setWeeks(player: Player, wanted: readonly Aircraft[], legs: readonly Leg[]): Promise<void> {
  const { model } = player;
  if (wanted.length === 0 || !model) return;
  const planned = new Set(wanted.map(({ id }) => id));
  const prospects = await ownProspects(player);
  const weeks = planFleet(player, {
    fleet: wanted.map((row) => ({ id: row.id, cabin: classesOf(row) })),
    prospects,
    valueFor: await valuesFor(player, model, prospects),
    existing: legs.filter(({ aircraft }) => !planned.has(aircraft)),
    airports: await slotsOf(player, prospects),
  });
  // An aircraft away from its base can only start a week that calls at its present airport. Otherwise it keeps the old
  // week and its slots until the next review.
  const ready = wanted.filter(({ id, place }) => weeks.get(id)?.some(({ origin }) => origin === place));
  if (ready.length < wanted.length) return setWeeks(player, ready, legs);
  for (let index = 0; index < wanted.length; index += PLANS_MAX) {
    const plans = wanted.slice(index, index + PLANS_MAX).map(({ id, revision }) => ({
      aircraft: id,
      revision,
      legs: (weeks.get(id) ?? []).map(({ route, origin, departs }) => ({ route, origin, departs })),
    }));
    await act(player, 'timetable.set', { plans });
  }
}

/** Plans delivered aircraft without legs. @returns how many */
export async function putToWork(player: Player): Promise<number> {
  const [fleet, legs, { minute }] = [
    await aircraftOf(player),
    await legsOf(player),
    await player.stage.now(),
  ];
  const busy = new Set(legs.map(({ aircraft }) => aircraft));
  const waiting = fleet.filter(({ id, delivered }) => delivered <= minute && !busy.has(id));
  await setWeeks(player, waiting, legs);
  return waiting.length;
}

/** Plans new weeks for some aircraft. */
export async function replan(player: Player, ids: ReadonlySet<string>): Promise<void> {
  const fleet = (await aircraftOf(player)).filter(({ id }) => ids.has(id));
  await setWeeks(player, fleet, await legsOf(player));
}
