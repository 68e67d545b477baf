import { countMovements } from '../../game/airport-slots.ts';
import { type PerClass, sumOfClasses } from '../../game/cabin.ts';
import { overheadOf } from '../../game/overhead.ts';
import type { Aircraft } from '../../game/records/aircraft.ts';
import type { Leg } from '../../game/records/route.ts';
import type { PlannedLeg } from '../../game/timetable/leg.ts';
import { legValueOf } from '../../game/timetable/leg-value.ts';
import { scheduleFleet } from '../../game/timetable/schedule-fleet.ts';
import { type Prospect, prospectOfRoute } from './network.ts';
import { act, aircraftOf, legsOf, type Player, routesOf } from './player.ts';

/** Of a dollar of fares, what overhead leaves. */
const LEFT = 1 - overheadOf(1000) / 1000;
/** Plans that one call takes. */
const PLANS_A_CALL = 50;

const cabinOf = ({ economy, business, first }: PerClass): PerClass => ({ economy, business, first });

/** The fares of a market as they help to pay for a flight. */
const afterOverhead = ({ market }: Prospect) => ({
  ...market,
  fares: market.fares && {
    economy: market.fares.economy * LEFT,
    business: market.fares.business * LEFT,
    first: market.fares.first * LEFT,
  },
});

/** Weeks for aircraft of the player's model, whether they are there or only thought of, on whatever routes. */
export function planFleet(
  { model, hub, stage }: Player,
  fleet: readonly { id: string; cabin: PerClass }[],
  prospects: readonly Prospect[],
  fuelPrice: number,
  existing: readonly PlannedLeg[],
): Map<string, PlannedLeg[]> {
  if (!model) return new Map();
  const markets = prospects.map(afterOverhead);
  const values = new Map<string, ReturnType<typeof legValueOf>>();
  const valueFor = (cabin: PerClass) => {
    const key = `${cabin.economy} ${cabin.business} ${cabin.first}`;
    const value = values.get(key) ?? legValueOf({ model, cabin, fuelPrice }, markets);
    values.set(key, value);
    return value;
  };
  const own = countMovements(existing);
  const runways = new Map([...stage.airports.values()].map((airport) => [airport.id, airport.runways]));
  const runwaysOf = (airport: string) => runways.get(airport) ?? 0;
  const cabins = new Map(fleet.map(({ id, cabin }) => [id, cabin]));
  return scheduleFleet(
    fleet.map(({ id, cabin }) => ({ id, model, seats: sumOfClasses(cabin), base: hub.id })),
    prospects.map(({ route }) => route),
    {
      valueFor: ({ id }) => valueFor(cabins.get(id) ?? model),
      existing,
      // Of slots a player knows the own ones: that is enough to stay within the share of one airline.
      slots: { others: own, own: { others: own, before: own }, runwaysOf },
    },
  );
}

/** The player's own routes as prospects, with what has been learnt of them. */
export async function ownProspects(player: Player): Promise<Prospect[]> {
  const byId = new Map([...player.stage.airports.values()].map((airport) => [airport.id, airport]));
  return (await routesOf(player)).flatMap((row) => {
    const prospect = prospectOfRoute(row, byId, player.lessons.get(row.id) ?? 1);
    return prospect ? [prospect] : [];
  });
}

/** Gives a new week to aircraft, beside the weeks of the others. */
async function setWeeks(player: Player, wanted: readonly Aircraft[], legs: readonly Leg[]): Promise<void> {
  if (wanted.length === 0) return;
  const { fuel_price } = await player.stage.now();
  const planned = new Set(wanted.map(({ id }) => id));
  const weeks = planFleet(
    player,
    wanted.map((row) => ({ id: row.id, cabin: cabinOf(row) })),
    await ownProspects(player),
    fuel_price,
    legs.filter(({ aircraft }) => !planned.has(aircraft)),
  );
  for (let at = 0; at < wanted.length; at += PLANS_A_CALL) {
    const plans = wanted.slice(at, at + PLANS_A_CALL).flatMap(({ id, revision, place }) => {
      const week = weeks.get(id) ?? [];
      // An aircraft far from home can only take up a week that calls there; it keeps the old one until the next review.
      if (!week.some(({ origin }) => origin === place)) return [];
      const legs = week.map(({ route, origin, departs }) => ({ route, origin, departs }));
      return [{ aircraft: id, revision, legs }];
    });
    if (plans.length > 0) await act(player, 'timetable.set', { plans });
  }
}

/** Plans the aircraft that have come and have nothing to do. @returns how many */
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

/** Plans anew what some aircraft fly. */
export async function planAnew(player: Player, ids: ReadonlySet<string>): Promise<void> {
  const fleet = (await aircraftOf(player)).filter(({ id }) => ids.has(id));
  await setWeeks(player, fleet, await legsOf(player));
}
