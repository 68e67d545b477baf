import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf, perClass } from '#game/fleet/aircraft/cabin.ts';
import { groundedBy } from '#game/fleet/aircraft/maintenance.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { NOBODY } from '#game/operations/hour/booked.ts';
import { figuresOf } from '#game/operations/hour/flight-figures.ts';
import { flightId, positioningId } from '#game/operations/hour/flight-id.ts';
import { type Positioning, positioningBlock, positioningOf } from '#game/operations/hour/positioning.ts';
import { isLastOfDay, LONGEST_WAIT } from '#game/operations/hour/takes-off.ts';
import type { Flight } from '#game/tables/flight.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { HOUR } from '#game/world/time.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { type AircraftState, readAircraft } from '#hooks/settlement/state/read-aircraft.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import {
  type OutOfPositionAirport,
  type OutOfPositionLeg,
  readComingLegs,
  readInterrupted,
  readOutOfPosition,
  readPositioningAirports,
} from '../read-out-of-position.ts';
import type { OpenWorkOrder } from './plan-work-orders.ts';
import { aheadOf, type Substitutions } from './substitutions.ts';

export interface PositioningFacts {
  models: ReadonlyMap<string, AircraftModel>;
  /** The aircraft concerned by this hour. Positioned aircraft are added. */
  fleet: Map<string, AircraftState>;
  /** Planned and started work orders, by aircraft. */
  open: ReadonlyMap<string, readonly OpenWorkOrder[]>;
  plans: ReadonlyMap<string, AirlinePlan>;
  /** Substitutions from today on. */
  substitutions: Substitutions;
}

export const overlaps = (workOrders: readonly OpenWorkOrder[], from: number, to: number) =>
  workOrders.some((work) => work.starts < to && work.ends > from);

/**
 * Checks whether a leg is the aircraft's last departure of the day from the hub. The airline's rule may drop
 * such a leg when it is late.
 */
function isLastFromHub(
  { origin, departs }: OutOfPositionLeg,
  legs: readonly OutOfPositionLeg[],
  hub: string,
  airports: ReadonlyMap<string, OutOfPositionAirport>,
): boolean {
  if (origin !== hub) return false;
  const fromHub = legs.filter((leg) => leg.origin === hub).map((leg) => leg.departs);
  return isLastOfDay(departs, fromHub, solarOffset(airports.get(hub)?.lon ?? 0));
}

/** A positioning flight of an aircraft before its next leg. */
interface PlannedPositioning {
  aircraft: AircraftState;
  positioning: Omit<Positioning, 'leg'>;
  next: Pick<OutOfPositionLeg, 'number' | 'departs'>;
  from: OutOfPositionAirport;
  to: OutOfPositionAirport;
}

/**
 * Returns the record of a positioning flight. It has no passengers and therefore no seats. Its number and
 * ground time come from the next flight.
 */
function flightOf(
  world: SettledWorld,
  model: AircraftModel,
  { aircraft, positioning: { departs, block, destination }, next, from, to }: PlannedPositioning,
): Flight {
  const arrives = departs + block;
  return {
    ...figuresOf({
      model,
      built: aircraft.built,
      condition: aircraft.condition,
      km: distanceKm(from, to),
      departs,
      seats: classesOf(aircraft),
      passengers: perClass(() => 0),
      revenue: 0,
      overheadShare: 0,
      delay: 0,
      cause: '',
      destination: to.type,
      landingFactor: 1,
      groundMinutes: next.departs - arrives,
      fuelPrice: world.fuelPrice,
    }),
    id: positioningId(aircraft.id, departs),
    airline: aircraft.airline,
    aircraft: aircraft.id,
    instead_of: '',
    route: '',
    leg: '',
    number: `${next.number}P`,
    origin: aircraft.place,
    destination,
    departs,
    arrives,
    departed: departs,
    landed: arrives,
    delay: 0,
    state: 'flying',
    cause: '',
    seats_economy: 0,
    seats_business: 0,
    seats_first: 0,
    pax_economy: 0,
    pax_business: 0,
    pax_first: 0,
    pax_leisure: 0,
    pax_business_group: 0,
    pax_premium: 0,
    connecting: 0,
    revenue: 0,
    why: NOBODY.why,
  };
}

/** Adds a positioning flight and moves the aircraft to its destination. */
export function addPositioningFlight(
  world: SettledWorld,
  { fleet, plans, models }: PositioningFacts,
  planned: PlannedPositioning,
): void {
  const { aircraft, positioning } = planned;
  const plan = plans.get(aircraft.airline);
  const model = models.get(aircraft.model);
  if (!plan || !model) return;
  plan.flights.push(flightOf(world, model, planned));
  const { departs, block, destination } = positioning;
  aircraft.place = destination;
  aircraft.ready = departs + block + model.turnaround_min;
  fleet.set(aircraft.id, aircraft);
  plan.aircraft.set(aircraft.id, aircraft);
}

/**
 * Plans positioning flights for aircraft that are out of position. Each leaves in the last hour that is early
 * enough for its next leg. Departures of this hour already use the new positions.
 */
export function planPositioning(app: CoreApp, world: SettledWorld, facts: PositioningFacts): void {
  const { models, fleet, open, plans, substitutions } = facts;
  const { away, covered } = aheadOf(substitutions, world.minute);
  // Substitutes under way have legs of other aircraft to fly.
  const outOfPosition = readOutOfPosition(app, world).filter((id) => !away.has(id));
  if (outOfPosition.length === 0) return;
  const ids = JSON.stringify(outOfPosition);
  const states = readAircraft(app, 'SELECT value FROM json_each({:ids})', { ids });
  const weeks = readComingLegs(app, world, ids);
  const interruptions = readInterrupted(app, world, ids);
  const places = [...states.values()].map(({ place }) => place);
  const origins = [...weeks.values()].flat().map(({ origin }) => origin);
  const airports = readPositioningAirports(app, JSON.stringify([...new Set([...places, ...origins])]));

  for (const id of outOfPosition) {
    const aircraft = fleet.get(id) ?? states.get(id);
    const plan = aircraft && plans.get(aircraft.airline);
    const model = aircraft && models.get(aircraft.model);
    const from = aircraft && airports.get(aircraft.place);
    if (!plan?.airline.rules.position || !model || !from) continue;
    if (aircraft.delivered > world.minute || groundedBy(aircraft, world.minute).length > 0) continue;
    const workOrders = open.get(id) ?? [];
    const legs = (weeks.get(id) ?? []).filter(
      ({ departs, block, since }) =>
        since <= departs &&
        !overlaps(workOrders, departs, departs + block) &&
        !covered.has(flightId(id, departs)),
    );
    const [first] = legs;
    const dropLate =
      first && isLastFromHub(first, legs, plan.airline.hub, airports)
        ? plan.airline.rules.drop_late_after
        : 0;
    const last = interruptions.get(id);
    const positioning = positioningOf({
      aircraft,
      now: world.minute,
      legs,
      turnaround: model.turnaround_min,
      blockTo: (airport) => {
        const to = airports.get(airport);
        return to ? positioningBlock(model, from, to) : null;
      },
      maxLate: dropLate > 0 ? Math.min(dropLate, LONGEST_WAIT) : LONGEST_WAIT,
      interrupted: last?.origin === aircraft.place && last.destination === first?.origin,
    });
    const to = positioning && airports.get(positioning.destination);
    const next = positioning && legs[positioning.leg];
    if (!positioning || !to || !next || positioning.departs >= world.minute + HOUR) continue;
    const { departs, block } = positioning;
    if (!overlaps(workOrders, departs, departs + block))
      addPositioningFlight(world, facts, { aircraft, positioning, next, from, to });
  }
}
