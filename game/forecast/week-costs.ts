import { type PerClass, sumOfClasses } from '../cabin.ts';
import { type FlightCosts, flightCosts } from '../flight/costs.ts';
import { checkShare } from './check-share.ts';
import type { ExpectedFlight } from './expected-bookings.ts';
import type { ForecastAircraft, RouteWeek } from './route-week.ts';

/** What the flights of a week cost, whole US dollars. */
export interface WeekCosts {
  /** Falls due when flights land. */
  flights: FlightCosts;
  /** The flights' part of the leases, by block time. */
  lease: number;
  /** Their part of all checks to come. */
  checks: number;
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

/** A flight as its costs need it. */
interface Flown {
  block: number;
  seats: Readonly<PerClass>;
  passengers: Readonly<PerClass>;
  /** Airport type of the destination. */
  destination: RouteWeek['a']['type'];
}

function costsOf(week: RouteWeek, aircraft: ForecastAircraft, { seats, passengers, destination }: Flown) {
  return flightCosts({
    model: aircraft.model,
    km: week.km,
    seats: sumOfClasses(seats),
    passengers,
    destination,
    groundMinutes: aircraft.model.turnaround_min,
    fuelPrice: week.fuelPrice,
    condition: aircraft.condition,
    age: aircraft.age,
  });
}

/** Costs of the airline's own flights of a week with those on board who are expected. */
export function weekCosts(week: RouteWeek, flights: readonly ExpectedFlight[]): WeekCosts {
  const departures = new Map(week.departures.map((departure) => [departure.leg, departure]));
  const sum = { ...NO_COSTS };
  let lease = 0;
  let checks = 0;
  for (const { leg, byClass } of flights) {
    const departure = departures.get(leg);
    const aircraft = week.aircraft.get(leg);
    if (!departure || !aircraft) continue;
    const { block, seats, origin } = departure;
    const destination = origin === week.a.id ? week.b.type : week.a.type;
    const costs = costsOf(week, aircraft, { block, seats, passengers: byClass, destination });
    for (const name of COSTS) sum[name] += costs[name];
    lease += (aircraft.leaseRate * block) / Math.max(block, aircraft.weekMinutes);
    const terms = { age: aircraft.age, ownBase: true, familySize: aircraft.familySize };
    checks += checkShare(aircraft.model, block, terms);
  }
  return { flights: sum, lease: Math.round(lease), checks: Math.round(checks) };
}
