import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { fromClassList, perClass } from '#game/fleet/aircraft/cabin.ts';
import { type Booked, NOBODY } from '#game/operations/hour/booked.ts';
import { type Connecting, withConnecting } from '#game/operations/hour/connecting.ts';
import { figuresOf, figuresOfCancelled } from '#game/operations/hour/flight-figures.ts';
import { flightId } from '#game/operations/hour/flight-id.ts';
import type { Flight } from '#game/tables/flight.ts';
import { DAY } from '#game/world/time.ts';
import {
  type DueLeg,
  dueMarketsOf,
  readDueLegs,
  readMarket,
  readWritten,
  withDelivered,
} from '#hooks/demand/hour/read-departures.ts';
import { type OdMarket, readOdMarkets } from '#hooks/demand/hour/read-od-markets.ts';
import { readWithdrawn } from '#hooks/demand/hour/read-withdrawn.ts';
import type { OpenWorkOrder } from '#hooks/fleet/hour/plan-work-orders.ts';
import { flownBySubstitutions, type Substitutions } from '#hooks/fleet/hour/substitutions.ts';
import type { Stopwatch } from '#hooks/settlement/pace/stopwatch.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import type { AirlineState, SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { readLandingFactors } from '#hooks/slots/hour/read-landing-factors.ts';
import { bookConnections, connectingOn } from './book-connections.ts';
import { bookDepartures } from './book-departures.ts';
import { decideOutcomes } from './decide-outcomes.ts';
import type { DrawnOutcome } from './draw-outcome.ts';
import { readHeld } from './read-connecting.ts';

/** Inputs of planned departures. */
export interface DepartureFacts {
  models: ReadonlyMap<string, AircraftModel>;
  /** The aircraft concerned by this hour, in their current state. Reserve aircraft are added. */
  fleet: Map<string, AircraftState>;
  /** Planned and started work orders, by aircraft. */
  open: ReadonlyMap<string, readonly OpenWorkOrder[]>;
  plans: ReadonlyMap<string, AirlinePlan>;
  /** Known substitutions. This hour's are added. */
  substitutions: Substitutions;
  airlines: readonly AirlineState[];
  watch: Stopwatch;
}

const sum = (figures: Booked['classes']) => figures[0] + figures[1] + figures[2];

interface Departure {
  leg: DueLeg;
  outcome: DrawnOutcome;
  booked: Booked;
  connecting: Connecting;
  /** Overhead of the airline as a share of revenue. */
  overheadShare: number;
  odMarket: OdMarket | undefined;
  aircraft: AircraftState | undefined;
  model: AircraftModel | undefined;
  landingFactor: number;
}

/** Returns the row of a departure from its outcome and its passengers. */
function lineOf({ fuelPrice }: SettledWorld, departure: Departure): Flight {
  const { leg, outcome, booked, connecting, odMarket, aircraft, model } = departure;
  const flown = !outcome.cancelled && aircraft && model && odMarket;
  const all = withConnecting(booked, connecting);
  const { classes } = all;
  const seats = perClass((name) => aircraft?.[name] ?? 0);
  const { delay, cause } = outcome;
  const figures = flown
    ? figuresOf({
        model,
        seats,
        passengers: fromClassList(classes),
        delay,
        cause,
        built: aircraft.built,
        condition: aircraft.condition,
        km: odMarket.km,
        departs: leg.departs,
        revenue: all.revenue,
        overheadShare: departure.overheadShare,
        destination: odMarket.to.type,
        landingFactor: departure.landingFactor,
        groundMinutes: leg.ground,
        fuelPrice,
      })
    : figuresOfCancelled(odMarket?.km ?? 0, outcome.wasSold ? sum(classes) : 0, cause);
  const carried = flown ? all : NOBODY;
  const arrives = leg.departs + leg.block;
  return {
    // The id uses the scheduled aircraft, because it has only one departure at that minute.
    id: flightId(leg.insteadOf || leg.aircraft, leg.departs),
    airline: leg.airline,
    aircraft: leg.aircraft,
    instead_of: leg.insteadOf,
    route: leg.route,
    leg: leg.leg,
    number: leg.number,
    origin: leg.origin,
    destination: leg.destination,
    departs: leg.departs,
    arrives,
    departed: leg.departs + delay,
    landed: arrives + delay,
    delay,
    state: flown ? 'flying' : 'cancelled',
    cause,
    seats_economy: seats.economy,
    seats_business: seats.business,
    seats_first: seats.first,
    pax_economy: carried.classes[0],
    pax_business: carried.classes[1],
    pax_first: carried.classes[2],
    pax_leisure: carried.groups[0],
    pax_business_group: carried.groups[1],
    pax_premium: carried.groups[2],
    connecting: flown ? sum(connecting.classes) : 0,
    revenue: carried.revenue,
    fuel_kg: figures.fuel_kg,
    fuel: figures.fuel,
    crew: figures.crew,
    service: figures.service,
    landing: figures.landing,
    handling: figures.handling,
    navigation: figures.navigation,
    parking: figures.parking,
    maintenance: figures.maintenance,
    overhead: figures.overhead,
    compensation: figures.compensation,
    why: carried.why,
  };
}

/** Dispatches the departures of this hour: aircraft, delay, passengers and costs. */
export function planDepartures(app: CoreApp, world: SettledWorld, facts: DepartureFacts): void {
  const { models, fleet, plans, substitutions, watch } = facts;
  const due = withDelivered(readDueLegs(app, world), fleet);
  if (due.length === 0) return;
  const dueMarkets = dueMarketsOf(due);
  const odMarkets = readOdMarkets(app, world, due, dueMarkets);
  const written = readWritten(app, world, dueMarkets);
  watch.lap('departures read');
  const { outcomes, legs } = decideOutcomes(app, world, due, plans, { ...facts, odMarkets });
  watch.lap('outcomes');
  const market = flownBySubstitutions(readMarket(app, world, dueMarkets), substitutions, models, odMarkets);
  market.push(...readWithdrawn(app, world, dueMarkets));
  watch.lap('market read');
  const held = readHeld(app, world);
  const now = world.minute;
  const today = now - (now % DAY);
  const booked = bookDepartures(world, market, { ...facts, odMarkets, written, outcomes, held, today, now });
  watch.lap('booked');
  const connecting = bookConnections(app, world, legs, { ...facts, outcomes, booked, held });
  watch.lap('connecting');
  const factorOf = readLandingFactors(app, world, legs);
  watch.lap('landing fees');
  for (let index = 0; index < legs.length; index++) {
    const leg = legs[index] as DueLeg;
    const plan = plans.get(leg.airline);
    const outcome = outcomes.get(leg.leg);
    if (!plan || !outcome) continue;
    const aircraft = fleet.get(leg.aircraft);
    const line = lineOf(world, {
      leg,
      outcome,
      booked: booked.get(leg.leg) ?? NOBODY,
      connecting: connectingOn(connecting, leg.leg),
      overheadShare: plan.airline.overheadShare,
      odMarket: odMarkets.get(leg.origin + leg.destination),
      aircraft,
      model: aircraft && models.get(aircraft.model),
      landingFactor: factorOf(leg),
    });
    plan.flights.push(line);
    if (line.state === 'cancelled') plan.cancelled.push(line.id);
  }
  watch.lap('flights');
}
