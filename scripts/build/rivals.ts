import { writeFileSync } from 'node:fs';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { overheadShare } from '#game/airline/overhead.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { routeFee, tariffOf } from '#game/network/route/price.ts';
import { storedDemand } from '#game/network/route/stored.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import {
  type Candidate,
  candidatesOf,
  type EstimatedAircraft,
  withEstimate,
} from '#game/rivals/candidate.ts';
import { monthsAhead, seasonalDemand } from '#game/rivals/coming-season.ts';
import type { StartingRival } from '#game/rivals/starting-network.ts';
import { fareLevelsOf, TEMPERS, type Temper } from '#game/rivals/temper.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import type { Temperament } from '#game/world/temperament.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { readTable } from '../data/table.ts';
import { Problem } from '../problem.ts';
import {
  type Destination,
  loadSpreadWorld,
  type SpreadAirport,
  type SpreadWorld,
} from '../research/world/spread/load.ts';

/** Year of the networks: a new world begins in it unless the operator chooses another one. */
const YEAR = 2026;
/** Share of the starting capital that the network may cost. The rest pays for the first weeks. */
const SPENT = 0.75;
/**
 * Minimum profit of a week in the first months as a share of its fares: the low season of most airports must not cost money.
 * The first aircraft may have less, or hubs in poor countries would have no airline.
 */
const MARGIN = 0;

/** Source of the airlines, as a project file. */
export const RIVALS_SOURCE = 'seed/rivals.csv';

/** Maximum number of aircraft on one destination at the start, so that a network has several. */
const MAX_ON_PAIR = 2;
/** Each airline chooses from half of the models, so that fleets differ. */
const HALF = 2;

/** The first months of a world that begins in January. */
const FIRST_MONTHS = monthsAhead(`${YEAR}-01-01`, 0);

/** Returns a destination with the demand on which an airline counts at the beginning. */
const inFirstMonths = (hub: SpreadAirport, { airport, pair, ...others }: Destination): Destination => ({
  ...others,
  airport,
  pair: { ...pair, yearly: seasonalDemand(pair.yearly, FIRST_MONTHS, hub.lat, airport.lat) },
});

interface Offer extends EstimatedAircraft {
  /** Whole US dollars. */
  dueNow: number;
}

function offersFor({ models }: SpreadWorld, hub: string, temper: Temper): Offer[] {
  const {
    seats: [min, max],
    ageMax,
    fleet,
  } = temper;
  const terms = {
    fuelPrice: MEAN_FUEL_PRICE,
    overheadShare: overheadShare({ aircraft: fleet, bases: 1 }),
    fareLevels: fareLevelsOf(temper),
  };
  return models.flatMap((model) => {
    const cabin = typicalCabin(model);
    const seats = sumOfClasses(cabin);
    const quote = leaseQuote(model, YEAR);
    if (!quote || quote.age > ageMax || seats < min || seats > max) return [];
    if (hashOf(['rival', hub, model.id]) % HALF !== 0) return [];
    const { age, weeklyRate, dueNow } = quote;
    return [withEstimate({ model, cabin, age, weeklyRate, dueNow }, terms)];
  });
}

/** The network of an airline while aircraft are added one by one, each on the most profitable destination. */
class Network {
  readonly routes = new Map<string, Destination & { fareLevel: number }>();
  readonly aircraft: StartingRival['aircraft'] = [];
  readonly #temper: Temper;
  readonly #destinations: ReadonlyMap<string, Destination>;
  readonly #offers: readonly Offer[];
  #candidates: Candidate<Offer>[];
  #left = STARTING_CAPITAL * SPENT;

  constructor(world: SpreadWorld, hub: SpreadAirport, temper: Temper) {
    const destinations = world.destinationsFrom(hub.iata).map((one) => inFirstMonths(hub, one));
    this.#temper = temper;
    this.#destinations = new Map(destinations.map((one) => [one.airport.iata, one]));
    this.#offers = offersFor(world, hub.iata, temper);
    this.#candidates = this.#rated(destinations, 0);
  }

  #rated(destinations: readonly Destination[], ownSeatsADay: number): Candidate<Offer>[] {
    const pairs = destinations.map(({ airport, pair }) => ({
      to: airport.iata,
      pair: { ...pair, rivalsSeatsADay: pair.rivalsSeatsADay + ownSeatsADay },
      ownSeatsADay,
    }));
    return candidatesOf(this.#offers, pairs);
  }

  #costOf({ offer, destination: { to } }: Candidate<Offer>): number {
    const { km, ...yearly } = this.#destinations.get(to) as Destination;
    const fee = this.routes.has(to) ? 0 : routeFee(km, tariffOf(yearly));
    return offer.dueNow + fee;
  }

  #isPossible(candidate: Candidate<Offer>): boolean {
    const { offer, margin } = candidate;
    const { to } = candidate.destination;
    const models = new Set(this.aircraft.map(({ model }) => model)).add(offer.model.id);
    const there = this.aircraft.filter((one) => one.to === to).length;
    const fits = models.size <= this.#temper.models && there < MAX_ON_PAIR;
    const isWorthwhile = margin >= MARGIN || this.aircraft.length === 0;
    return fits && isWorthwhile && this.#costOf(candidate) <= this.#left;
  }

  /** Adds the most profitable aircraft that the airline can afford. @returns false if there is none */
  add(): boolean {
    const best = this.#candidates.find((candidate) => this.#isPossible(candidate));
    if (!best || this.aircraft.length >= this.#temper.fleet) return false;
    const { offer, expected } = best;
    const { to } = best.destination;
    const destination = this.#destinations.get(to) as Destination;
    this.#left -= this.#costOf(best);
    if (!this.routes.has(to)) this.routes.set(to, { ...destination, fareLevel: expected.fareLevel });
    this.aircraft.push({ model: offer.model.id, to, flights: expected.flights });
    const ownSeatsADay = (sumOfClasses(offer.cabin) * expected.flights) / DAYS_A_WEEK;
    const others = this.#candidates.filter((candidate) => candidate.destination.to !== to);
    this.#candidates = [...others, ...this.#rated([destination], ownSeatsADay)].sort(
      (one, other) => other.profitAnHour - one.profitAnHour,
    );
    return true;
  }
}

/** Returns the airlines of seed/rivals.csv with the network that each begins with. */
function startingRivals(): StartingRival[] {
  const world = loadSpreadWorld();
  return readTable<'name' | 'hub' | 'temperament'>(RIVALS_SOURCE).map(({ name, hub, temperament }) => {
    const airport = world.airports.get(hub);
    if (!airport) throw new Problem(`${RIVALS_SOURCE}: ${hub} is not an airport.`);
    const network = new Network(world, airport, TEMPERS[temperament as Temperament]);
    while (network.add());
    const { routes, aircraft } = network;
    return {
      name,
      hub,
      continent: airport.continent,
      temperament: temperament as Temperament,
      routes: [...routes].map(([to, { fareLevel, ...demand }]) => ({
        to,
        ...storedDemand(demand),
        fareLevel,
      })),
      aircraft,
    };
  });
}

/** Writes the starting networks for the server. */
export const buildRivals = (outDir: string): void =>
  writeFileSync(`${outDir}/seed/rivals.json`, JSON.stringify(startingRivals()));
