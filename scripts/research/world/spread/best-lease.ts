import { STARTING_PUNCTUALITY, STARTING_REPUTATION } from '#game/airline/airline.ts';
import { routeProfits } from '#game/demand/forecast/expected-route-profit.ts';
import { comingWeeks } from '#game/demand/forecast/months.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { CABIN_CLASSES, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type {
  FixedWeek,
  PlanningAircraft,
  PlanningFacts,
  PlanningRoute,
} from '#game/network/planning/planning.ts';
import { prospectOn } from '#game/network/planning/prospect.ts';
import { CASH_PART } from '#game/network/planning/suggestion.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import type { SpreadCase } from './cases.ts';
import type { Lessors, Offer } from './lessors.ts';
import { type Destination, endOf, type SpreadWorld } from './load.ts';
import { usualWeek } from './usual-week.ts';

/** Number of models, and of destinations per model, to forecast in full, best first by the quick estimate. */
const MODELS_TRIED = 10;
const DESTINATIONS_TRIED = 2;
/** Number of models from which an airline chooses its fleet. */
const FLEET_FROM = 8;
/** Maximum number of the airline's aircraft on one pair. */
const MAX_ON_PAIR = 3;

/** A possible lease. */
export interface Lease {
  model: AircraftModel;
  /** Code of the destination. */
  to: string;
  /** Whole US dollars per week over the next four weeks, after all costs. */
  profit: number;
}

/** A model with its best destinations by the quick estimate. */
interface Ranked extends Offer {
  to: Destination[];
  /** Profit at the best of them, and its return flights per week. */
  profit: number;
  flights: number;
}

/** An airline at its hub, with the weeks of its aircraft. */
class SpreadAirline {
  readonly #world: SpreadWorld;
  readonly #case: SpreadCase;
  readonly #destinations: Destination[];
  readonly #facts: PlanningFacts;
  /** By destination. */
  readonly #weeks = new Map<string, FixedWeek[]>();
  readonly #fleet: PlanningAircraft[] = [];

  constructor(world: SpreadWorld, one: SpreadCase) {
    this.#world = world;
    this.#case = one;
    this.#destinations = world.destinationsFrom(one.hub);
    this.#facts = {
      months: comingWeeks(one.start, 0),
      fuelPrice: MEAN_FUEL_PRICE,
      airline: { id: 'own', punctuality: STARTING_PUNCTUALITY, reputation: STARTING_REPUTATION },
    };
  }

  /** Returns the airline's seats per day and direction to a destination. */
  #seatsADay(code: string): number {
    const weeks = this.#weeks.get(code) ?? [];
    return weeks.reduce((sum, { aircraft, legs }) => sum + aircraft.seats * legs.length, 0) / 2 / DAYS_A_WEEK;
  }

  /** Returns the models by the profit at their best destination, best first. */
  #ranked(offers: readonly Offer[]): Ranked[] {
    return offers
      .flatMap(({ model, quote }): Ranked[] => {
        const profitOf = routeProfits({
          model,
          cabin: typicalCabin(model),
          age: quote.age,
          leased: true,
          fuelPrice: MEAN_FUEL_PRICE,
        });
        const best = this.#destinations
          .filter(({ airport }) => (this.#weeks.get(airport.iata)?.length ?? 0) < MAX_ON_PAIR)
          .flatMap((to) => {
            const own = this.#seatsADay(to.airport.iata);
            const found = profitOf({ ...to.pair, rivalsSeatsADay: to.pair.rivalsSeatsADay + own });
            return found ? [{ to, profit: found.profit, flights: found.flights }] : [];
          })
          .sort((one, other) => other.profit - one.profit)
          .slice(0, DESTINATIONS_TRIED);
        const [first] = best;
        if (!first) return [];
        const { profit, flights } = first;
        return [{ model, quote, to: best.map(({ to }) => to), profit, flights }];
      })
      .sort((one, other) => other.profit - one.profit);
  }

  #aircraft({ model, quote }: Offer): PlanningAircraft {
    const cabin = typicalCabin(model);
    const of = (is: (one: PlanningAircraft) => boolean) => this.#fleet.filter(is).length;
    return {
      id: `a${this.#fleet.length}`,
      model,
      cabin,
      seats: sumOfClasses(cabin),
      base: this.#case.hub,
      age: quote.age,
      condition: quote.condition,
      leaseRate: quote.weeklyRate,
      turn: of((one) => one.model.id === model.id),
      familySize: 1 + of((one) => one.model.family === model.family),
    };
  }

  #route({ airport, km, leisure, business, premium, incumbents }: Destination): PlanningRoute {
    const hub = this.#world.airports.get(this.#case.hub);
    if (!hub) throw new RangeError(`${this.#case.hub} is not an airport`);
    const [a, b] = [endOf(hub), endOf(airport)];
    const [economy, business_, first] = CABIN_CLASSES.map((name) => referenceFare(km, name));
    return {
      id: airport.iata,
      km,
      a,
      b,
      others: incumbents ? incumbentWeek(incumbents, [a, b]) : [],
      leisure,
      business,
      premium,
      fares: { economy: economy ?? 0, business: business_ ?? 0, first: first ?? 0 },
    };
  }

  #prospect(offer: Offer, to: Destination) {
    const others = this.#weeks.get(to.airport.iata) ?? [];
    return prospectOn(this.#route(to), this.#aircraft(offer), others, this.#facts);
  }

  /**
   * Builds the airline's fleet from one or two models that suit the hub, with each aircraft on its best
   * route.
   */
  grow(lessors: Lessors): void {
    const { draw, fleet } = this.#case;
    const suited = this.#ranked(lessors.offers(0)).slice(0, FLEET_FROM);
    const chosen = [0, 1].flatMap((index) => suited[draw(`model ${index}`, suited.length)] ?? []);
    for (let number = 0; number < fleet; number++) {
      const left = lessors.offers(number);
      const wanted = chosen.filter(({ model }) => left.some((one) => one.model === model));
      const offer = wanted[number % wanted.length];
      const [suits] = offer ? this.#ranked([offer]) : [];
      const to = suits?.to[0];
      if (!offer || !suits || !to) continue;
      const aircraft = this.#aircraft(offer);
      const weeks = this.#weeks.get(to.airport.iata) ?? [];
      const legs = usualWeek(aircraft, this.#route(to), suits.flights);
      this.#weeks.set(to.airport.iata, [...weeks, { aircraft, legs }]);
      this.#fleet.push(aircraft);
      lessors.lease(offer.model);
    }
  }

  /** Returns the most profitable lease of the offers; null if none is profitable. */
  best(offers: readonly Offer[]): Lease | null {
    let best: Lease | null = null;
    for (const ranked of this.#ranked(offers).slice(0, MODELS_TRIED))
      for (const to of ranked.to) {
        const found = this.#prospect(ranked, to);
        if (!found || found.profit <= Math.max(0, best?.profit ?? 0)) continue;
        best = { model: ranked.model, to: to.airport.iata, profit: Math.round(found.profit) };
      }
    return best;
  }
}

/**
 * Founds an airline and signs the most profitable lease that it can afford and that lessors offer; null if
 * none is profitable.
 */
export function bestLease(world: SpreadWorld, one: SpreadCase, lessors: Lessors): Lease | null {
  lessors.found();
  const airline = new SpreadAirline(world, one);
  airline.grow(lessors);
  const payable = lessors.offers(one.fleet).filter(({ quote }) => quote.dueNow <= one.cash * CASH_PART);
  const lease = airline.best(payable);
  if (lease) lessors.lease(lease.model);
  return lease;
}
