import type { AircraftModel } from '../../game/aircraft-model.ts';
import { needsSpare } from '../../game/settlement/spare.ts';
import { type Fate, type FateFacts, judgeOf } from './judge-departure.ts';
import type { AirlinePlan } from './plan.ts';
import type { AircraftState } from './read-aircraft.ts';
import type { DueLeg, Way } from './read-departures.ts';
import type { SettledWorld } from './read-world.ts';
import { findSpares } from './spares/find-spares.ts';
import { blockWith } from './spares/stand-ins.ts';

/** An aircraft has left: from now on it belongs to where it flies, and is ready again when it has been turned round. */
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

/** A leg as another aircraft would fly it. */
function flownBy(
  leg: DueLeg,
  { id, model }: AircraftState,
  models: ReadonlyMap<string, AircraftModel>,
  ways: ReadonlyMap<string, Way>,
): DueLeg {
  return { ...leg, aircraft: id, insteadOf: leg.aircraft, block: blockWith(model, leg, models, ways) };
}

/** What has been decided about an hour. */
export interface Decided {
  /** By leg. */
  fates: Map<string, Fate>;
  /** Its departures with the aircraft that fly them, in order. */
  legs: readonly DueLeg[];
}

/**
 * Decides for each departure of this hour, in order, whether and how late it leaves and by which aircraft, and moves the
 * aircraft along. Legs of airlines without a plan are left out: theirs are decided. Those that a spare may save come last.
 */
export function decideFates(
  app: CoreApp,
  world: SettledWorld,
  due: readonly DueLeg[],
  plans: ReadonlyMap<string, AirlinePlan>,
  facts: FateFacts,
): Decided {
  const { models, fleet, ways, standIns } = facts;
  const judge = judgeOf(app, world, due, facts);
  const fates = new Map<string, Fate>();
  /** Legs that other aircraft fly than in the timetable. */
  const changed = new Map<string, DueLeg>();

  const settle = (leg: DueLeg, plan: AirlinePlan, fate: Fate): void => {
    fates.set(leg.leg, fate);
    const aircraft = fate.cancelled ? undefined : fleet.get(leg.aircraft);
    if (aircraft) send(plan, aircraft, leg, fate.delay, models.get(aircraft.model)?.turnaround_min ?? 0);
  };
  /** Has an aircraft fly a leg for that of the timetable, if it can, and leaves earlier. */
  const standsIn = (leg: DueLeg, plan: AirlinePlan, aircraft: AircraftState, before?: Fate): boolean => {
    const instead = flownBy(leg, aircraft, models, ways);
    const fate = judge(instead, plan);
    if (fate.cancelled || (before && !before.cancelled && fate.delay >= before.delay)) return false;
    settle(instead, plan, fate);
    changed.set(leg.leg, instead);
    return true;
  };
  /** Whether a leg is flown by the aircraft that was chosen for it earlier. */
  const isStoodIn = (leg: DueLeg, plan: AirlinePlan): boolean => {
    const known = standIns.get(leg.leg);
    const aircraft = known?.departs === leg.departs ? fleet.get(known.aircraft.id) : undefined;
    return aircraft !== undefined && standsIn(leg, plan, aircraft);
  };

  const wanting: DueLeg[] = [];
  const waiting = new Set<string>();
  for (let index = 0; index < due.length; index++) {
    const leg = due[index] as DueLeg;
    const plan = plans.get(leg.airline);
    if (!plan || (standIns.size > 0 && isStoodIn(leg, plan))) continue;
    const fate = waiting.has(leg.aircraft) ? null : judge(leg, plan);
    if (fate && !(plan.airline.rules.spare && needsSpare(fate))) {
      settle(leg, plan, fate);
      continue;
    }
    // What else its aircraft departs to in this hour depends on what is found.
    wanting.push(leg);
    waiting.add(leg.aircraft);
  }
  if (wanting.length > 0) {
    const spares = findSpares(app, world, wanting, facts);
    for (const leg of wanting) {
      const plan = plans.get(leg.airline);
      if (!plan || isStoodIn(leg, plan)) continue;
      const fate = judge(leg, plan);
      const spare = needsSpare(fate) ? spares.choose(leg, plan) : null;
      if (spare) fleet.set(spare.id, spare);
      if (spare && standsIn(leg, plan, spare, fate)) spares.send(leg, plan, spare);
      else settle(leg, plan, fate);
    }
  }
  return { fates, legs: changed.size > 0 ? due.map((leg) => changed.get(leg.leg) ?? leg) : due };
}
