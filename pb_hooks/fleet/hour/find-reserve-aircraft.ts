import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { flightId } from '#game/operations/hour/flight-id.ts';
import {
  canSubstitute,
  chooseReserve,
  type RotationLeg,
  rotationFrom,
} from '#game/operations/hour/reserve-aircraft.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { HOUR } from '#game/world/time.ts';
import type { DueLeg } from '#hooks/demand/hour/read-departures.ts';
import { aliased, numberOf, textOf, tuple } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { type AircraftState, readAircraft } from '#hooks/settlement/state/read-aircraft.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { UNTIL } from '../read-out-of-position.ts';
import type { OpenWorkOrder } from './plan-work-orders.ts';
import type { Substitutions } from './substitutions.ts';

export interface ReserveFacts {
  models: ReadonlyMap<string, AircraftModel>;
  /** The aircraft concerned by this hour, in their current state. Chosen reserve aircraft are added. */
  fleet: Map<string, AircraftState>;
  open: ReadonlyMap<string, readonly OpenWorkOrder[]>;
  substitutions: Substitutions;
}

interface ComingLeg extends RotationLeg {
  leg: string;
  aircraft: string;
}

const l = aliased(LEG, 'l');
const COMING = {
  aircraft: l.aircraft,
  leg: l.id,
  origin: l.origin,
  destination: l.destination,
  departs: numberOf(`${UNTIL} + {:minute}`),
  block: l.block,
  km: aliased(ROUTE, 'r').km,
  runways: tuple(numberOf('o.longest_runway_m'), numberOf('d.longest_runway_m')),
};

/** Returns the rotation that begins with each of some legs, by leg. Leaves out legs without a return. */
function readRotations(
  app: CoreApp,
  { weekMinute: from, minute }: SettledWorld,
  due: readonly DueLeg[],
): Map<string, ComingLeg[]> {
  const rows = readRows(
    app,
    COMING,
    `FROM leg l JOIN route r ON r.id = l.route JOIN airport o ON o.id = l.origin JOIN airport d ON d.id = l.destination
     WHERE l.aircraft IN (SELECT value FROM json_each({:ids})) ORDER BY l.aircraft, ${UNTIL}`,
    { ids: JSON.stringify([...new Set(due.map(({ aircraft }) => aircraft))]), from, minute },
  );
  const weeks = new Map<string, ComingLeg[]>();
  for (const coming of rows) {
    const week = weeks.get(coming.aircraft);
    if (week) week.push(coming);
    else weeks.set(coming.aircraft, [coming]);
  }
  const rotations = new Map<string, ComingLeg[]>();
  for (const { aircraft, leg } of due) {
    const week = weeks.get(aircraft) ?? [];
    const rotation = rotationFrom(week.slice(week.findIndex((coming) => coming.leg === leg)));
    if (rotation.length > 0) rotations.set(leg, rotation);
  }
  return rotations;
}

/** Idle aircraft at the origins where one is needed. Leaves out aircraft that already substitute, or have been sold. */
const IDLE = `
  SELECT y.id FROM jsonb_each({:wants}) w CROSS JOIN aircraft y ON y.airline = w.value ->> 0 AND y.place = w.value ->> 1
  WHERE y.work = '' AND y.ready < {:until} AND y.delivered < {:until}
    AND NOT EXISTS (SELECT 1 FROM stand_in s WHERE s.aircraft = y.id AND s.departs >= {:now})
    AND NOT EXISTS (SELECT 1 FROM hand_over h WHERE h.aircraft = y.id)`;

const NEXT = `
  FROM (SELECT l.aircraft, l.origin, min(${UNTIL}) AS until FROM json_each({:ids}) j CROSS JOIN leg l ON l.aircraft = j.value
    GROUP BY l.aircraft) ORDER BY aircraft`;

const NEXT_LEG = {
  aircraft: textOf('aircraft'),
  origin: textOf('origin'),
  departs: numberOf('until + {:minute}'),
};

/** Returns the next scheduled leg of some aircraft, by aircraft id. Leaves out aircraft without legs. */
function readNext(
  app: CoreApp,
  { weekMinute: from, minute }: SettledWorld,
  ids: readonly string[],
): Map<string, { origin: string; departs: number }> {
  const legs = readRows(app, NEXT_LEG, NEXT, { ids: JSON.stringify(ids), from, minute });
  return new Map(legs.map((leg) => [leg.aircraft, leg]));
}

/** Reserve aircraft for the legs that need one. */
export interface ReserveFinder {
  /** Returns the aircraft to fly a leg and its return. Null if there is none. */
  choose: (leg: DueLeg, plan: AirlinePlan) => AircraftState | null;
  /** Records a substitution for each leg of the rotation. */
  send: (leg: DueLeg, plan: AirlinePlan, aircraft: AircraftState) => void;
}

/**
 * Looks for aircraft that can substitute on some legs. Runs one query for the rotations and two for the
 * aircraft, only in hours in which a leg needs one.
 */
export function findReserveAircraft(
  app: CoreApp,
  world: SettledWorld,
  due: readonly DueLeg[],
  { models, fleet, open, substitutions }: ReserveFacts,
): ReserveFinder {
  const rotations = readRotations(app, world, due);
  const wants = due.filter(({ leg }) => rotations.has(leg)).map(({ airline, origin }) => [airline, origin]);
  const { minute: now } = world;
  const idle = readAircraft(app, IDLE, { wants: JSON.stringify(wants), now, until: now + HOUR });
  const next = readNext(app, world, [...idle.keys()]);

  const isAble = (reserve: AircraftState, leg: DueLeg, plan: AirlinePlan, rotation: readonly ComingLeg[]) => {
    const model = models.get(reserve.model);
    if (!model || reserve.airline !== leg.airline || reserve.id === leg.aircraft || reserve.work !== '')
      return false;
    const planned = plan.workOrders.filter(({ aircraft }) => aircraft === reserve.id);
    const workOrders = [...(open.get(reserve.id) ?? []), ...planned];
    const candidate = { ...reserve, checks: reserve.checks, next: next.get(reserve.id) ?? null };
    return canSubstitute(candidate, model, workOrders, rotation);
  };
  return {
    choose: (leg, plan) => {
      const rotation = rotations.get(leg.leg);
      if (!rotation || rotation.some((one) => substitutions.has(one.leg))) return null;
      const replaced = fleet.get(leg.aircraft);
      const able = [...idle.values()]
        .map((stored) => fleet.get(stored.id) ?? stored)
        .filter((reserve) => isAble(reserve, leg, plan, rotation));
      return chooseReserve(able, replaced ? sumOfClasses(replaced) : 0);
    },
    send: ({ leg, airline, origin: base }, plan, aircraft) => {
      for (const { aircraft: insteadOf, departs, ...one } of rotations.get(leg) ?? []) {
        const { leg, destination } = one;
        const id = flightId(insteadOf, departs);
        const substitution = { id, airline, leg, destination, departs, insteadOf, base, aircraft };
        substitutions.set(leg, substitution);
        plan.substitutions.push(substitution);
      }
    },
  };
}
