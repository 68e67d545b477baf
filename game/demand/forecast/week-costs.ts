import { dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { checkShare } from '#game/fleet/aircraft/maintenance-costs.ts';
import { weekHour } from '#game/network/timetable/airport-slots.ts';
import { compensation } from '#game/operations/delay/compensation.ts';
import { congestionOf } from '#game/operations/delay/congestion.ts';
import { type ExpectedOutcome, expectedOutcome } from '#game/operations/delay/expected-outcome.ts';
import { type FlightCosts, flightCosts } from '#game/operations/flight/costs.ts';
import { type RotationOutcome, rotationOutcome } from '#game/operations/rotation/rotation-outcome.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import type { ExpectedFlight } from './expected-bookings.ts';
import type { ForecastAircraft, ForecastEnd, RouteWeek } from './route-week.ts';

/** Costs of a week's flights, whole US dollars. */
export interface WeekCosts {
  /** Due when the flights land. */
  flights: FlightCosts;
  /** The flights' share of the leases, by block time. */
  lease: number;
  /** Their share of all future checks. */
  checks: number;
  /** Paid to passengers of flights that are cancelled or hours late. */
  compensation: number;
}

const NO_COSTS: FlightCosts = {
  fuel: 0,
  crew: 0,
  service: 0,
  landing: 0,
  handling: 0,
  navigation: 0,
  parking: 0,
  maintenance: 0,
};
const COSTS = Object.keys(NO_COSTS) as (keyof FlightCosts)[];
/** Outcome of a flight without a known aircraft: it always flies. */
const SURE: ExpectedOutcome = { cancelled: 0, compensated: 0 };

/** Only background traffic counts, because forecasts do not know the number of runways. */
const crowdAt = ({ type, lat }: ForecastEnd) => ({ lat, congestion: congestionOf({ type, runways: 1 }, 0) });

/** Week data that costs and revenue depend on, besides its days. */
export type MoneyWeek = Pick<
  RouteWeek,
  'km' | 'a' | 'b' | 'months' | 'fares' | 'aircraft' | 'fuelPrice' | 'overheadShare'
>;

/** Returns the expected disruptions of an aircraft's flight. */
export type WeekOutcomes = (
  aircraft: ForecastAircraft | undefined,
  flight: Pick<MarketDeparture, 'departs' | 'block'>,
) => ExpectedOutcome;

type OutcomeWeek = Pick<RouteWeek, 'a' | 'b' | 'months'>;

/** The last result of each aircraft, because pages forecast the same week again and again. */
const rotations = new WeakMap<ForecastAircraft, { key: string; outcome: RotationOutcome }>();

/** Returns the disruptions of an aircraft's flights with inherited delays. Null if its other legs are unknown. */
export function rotationOf(
  { a, b, months }: OutcomeWeek,
  aircraft: ForecastAircraft,
): RotationOutcome | null {
  const { condition, model, rotation: legs = [] } = aircraft;
  if (legs.length === 0) return null;
  const key = [a.id, b.id, ...months].join();
  const known = rotations.get(aircraft);
  if (known?.key === key) return known.outcome;
  const outcome = rotationOutcome({
    legs,
    turnaround: model.turnaround_min,
    a: { id: a.id, ...crowdAt(a) },
    b: { id: b.id, ...crowdAt(b) },
    months,
    condition,
    dispatch: dispatchReliability(model),
  });
  rotations.set(aircraft, { key, outcome });
  return outcome;
}

/**
 * Returns the expected disruptions of each aircraft's flights, computed once per aircraft.
 * @param inherited whether delays of earlier flights count, if the aircraft's other legs are known
 */
export function weekOutcomes(week: OutcomeWeek, inherited = true): WeekOutcomes {
  const { months } = week;
  const [origin, destination] = [crowdAt(week.a), crowdAt(week.b)];
  const known = new Map<ForecastAircraft, (departs: number) => ExpectedOutcome>();
  const outcomesOf = (aircraft: ForecastAircraft, block: number) => {
    const { condition, model } = aircraft;
    const dispatch = dispatchReliability(model);
    const legs = inherited && rotationOf(week, aircraft)?.legs;
    const alone = legs || expectedOutcome({ origin, destination, months, condition, dispatch, block });
    return (departs: number) => ('get' in alone ? (alone.get(departs) ?? SURE) : alone);
  };
  return (aircraft, { departs, block }) => {
    if (!aircraft) return SURE;
    const there = known.get(aircraft) ?? outcomesOf(aircraft, block);
    known.set(aircraft, there);
    return there(departs);
  };
}

const costsOf = (
  week: MoneyWeek,
  { model, condition, age }: ForecastAircraft,
  { seats, origin, departs, block }: ExpectedFlight['departure'],
  passengers: Readonly<PerClass>,
) => {
  const end = origin === week.a.id ? week.b : week.a;
  return flightCosts({
    model,
    condition,
    age,
    passengers,
    km: week.km,
    seats: sumOfClasses(seats),
    destination: end.type,
    landingFactor: end.landing?.[weekHour(departs + block)],
    groundMinutes: model.turnaround_min,
    fuelPrice: week.fuelPrice,
  });
};

/**
 * Returns the costs of the airline's own flights of a week, for the expected passengers. Cancelled flights
 * only cost compensation, but their lease is always included.
 */
export function weekCosts(
  week: MoneyWeek,
  flights: readonly ExpectedFlight[],
  outcomeOf: WeekOutcomes,
): WeekCosts {
  const sum = { ...NO_COSTS };
  let lease = 0;
  let checks = 0;
  let paid = 0;
  for (const { departure, byClass: local, connecting } of flights) {
    const aircraft = week.aircraft.get(departure.leg);
    if (!aircraft) continue;
    const byClass = perClass((name) => local[name] + connecting[name]);
    const { block } = departure;
    const { cancelled, compensated } = outcomeOf(aircraft, departure);
    const costs = costsOf(week, aircraft, departure, byClass);
    for (const name of COSTS) sum[name] += costs[name] * (1 - cancelled);
    lease += (aircraft.leaseRate * block) / Math.max(block, aircraft.weekMinutes);
    const terms = { age: aircraft.age, ownBase: true, familySize: aircraft.familySize };
    checks += checkShare(aircraft.model, block, terms) * (1 - cancelled);
    paid += compensated * compensation(0, true, week.km, sumOfClasses(byClass));
  }
  for (const name of COSTS) sum[name] = Math.round(sum[name]);
  return {
    flights: sum,
    lease: Math.round(lease),
    checks: Math.round(checks),
    compensation: Math.round(paid),
  };
}
