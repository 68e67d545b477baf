import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { needsReserve } from '#game/operations/hour/reserve-aircraft.ts';
import type { DueLeg } from '#hooks/demand/hour/read-departures.ts';
import type { OdMarket } from '#hooks/demand/hour/read-od-markets.ts';
import { findReserveAircraft } from '#hooks/fleet/hour/find-reserve-aircraft.ts';
import { blockWith } from '#hooks/fleet/hour/substitutions.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { type DrawnOutcome, type OutcomeFacts, outcomeDecider } from './draw-outcome.ts';

/** Moves an aircraft to its destination. It is ready again after its turnaround. */
function send(
  plan: AirlinePlan,
  aircraft: AircraftState,
  leg: DueLeg,
  delay: number,
  turnaround: number,
): void {
  aircraft.place = leg.destination;
  aircraft.ready = leg.departs + leg.block + delay + turnaround;
  plan.aircraft.set(aircraft.id, aircraft);
}

/** Returns a leg as another aircraft would fly it. */
function flownBy(
  leg: DueLeg,
  { id, model }: AircraftState,
  models: ReadonlyMap<string, AircraftModel>,
  odMarkets: ReadonlyMap<string, OdMarket>,
): DueLeg {
  return { ...leg, aircraft: id, insteadOf: leg.aircraft, block: blockWith(model, leg, models, odMarkets) };
}

/** The decisions for one hour. */
export interface DecidedHour {
  /** By leg. */
  outcomes: Map<string, DrawnOutcome>;
  /** This hour's departures in order, with the aircraft that fly them. */
  legs: readonly DueLeg[];
}

/**
 * Decides for each departure of this hour whether it leaves, how late and with which aircraft. Moves the
 * aircraft accordingly. Skips legs of airlines without a plan, because they are already settled. Departures
 * that a reserve aircraft may save come last.
 */
export function decideOutcomes(
  app: CoreApp,
  world: SettledWorld,
  due: readonly DueLeg[],
  plans: ReadonlyMap<string, AirlinePlan>,
  facts: OutcomeFacts,
): DecidedHour {
  const { models, fleet, odMarkets, substitutions } = facts;
  const decide = outcomeDecider(app, world, due, facts);
  const outcomes = new Map<string, DrawnOutcome>();
  /** Legs that a substitute flies. */
  const changed = new Map<string, DueLeg>();

  const settle = (leg: DueLeg, plan: AirlinePlan, outcome: DrawnOutcome): void => {
    outcomes.set(leg.leg, outcome);
    const aircraft = outcome.cancelled ? undefined : fleet.get(leg.aircraft);
    if (aircraft) send(plan, aircraft, leg, outcome.delay, models.get(aircraft.model)?.turnaround_min ?? 0);
  };
  /** Substitutes an aircraft on a leg if it can fly the leg and leaves earlier. Returns whether it does. */
  const substitute = (
    leg: DueLeg,
    plan: AirlinePlan,
    aircraft: AircraftState,
    before?: DrawnOutcome,
  ): boolean => {
    const instead = flownBy(leg, aircraft, models, odMarkets);
    const outcome = decide(instead, plan);
    if (outcome.cancelled || (before && !before.cancelled && outcome.delay >= before.delay)) return false;
    settle(instead, plan, outcome);
    changed.set(leg.leg, instead);
    return true;
  };
  /** Substitutes the aircraft that an earlier hour chose for this leg. Returns whether it flies. */
  const substituteKnown = (leg: DueLeg, plan: AirlinePlan): boolean => {
    const known = substitutions.get(leg.leg);
    const aircraft = known?.departs === leg.departs ? fleet.get(known.aircraft.id) : undefined;
    return aircraft !== undefined && substitute(leg, plan, aircraft);
  };

  const wanting: DueLeg[] = [];
  const waiting = new Set<string>();
  for (let index = 0; index < due.length; index++) {
    const leg = due[index] as DueLeg;
    const plan = plans.get(leg.airline);
    if (!plan || (substitutions.size > 0 && substituteKnown(leg, plan))) continue;
    const outcome = waiting.has(leg.aircraft) ? null : decide(leg, plan);
    if (outcome && !(plan.airline.rules.spare && needsReserve(outcome))) {
      settle(leg, plan, outcome);
      continue;
    }
    // The aircraft's other departures in this hour depend on the outcome of this one.
    wanting.push(leg);
    waiting.add(leg.aircraft);
  }
  if (wanting.length > 0) {
    const reserves = findReserveAircraft(app, world, wanting, facts);
    for (const leg of wanting) {
      const plan = plans.get(leg.airline);
      if (!plan || substituteKnown(leg, plan)) continue;
      const outcome = decide(leg, plan);
      const reserve = needsReserve(outcome) ? reserves.choose(leg, plan) : null;
      if (reserve) fleet.set(reserve.id, reserve);
      if (reserve && substitute(leg, plan, reserve, outcome)) reserves.send(leg, plan, reserve);
      else settle(leg, plan, outcome);
    }
  }
  return { outcomes, legs: changed.size > 0 ? due.map((leg) => changed.get(leg.leg) ?? leg) : due };
}
