import type { CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { checkQuote, earliestCheck, placeAt } from '#game/fleet/check-quote.ts';
import { datedLegs } from '#game/network/timetable/clock.ts';
import { bestWindow } from '#game/operations/hour/check-window.ts';
import type { FleetAircraft, FleetView } from '#web/lib/game/fleet-view.ts';
import { familySizes } from './family-sizes.ts';

/** Consequences of planning a check at a given time. */
export interface CheckPlan {
  /** World minutes. */
  starts: number;
  ends: number;
  /** Whole US dollars, paid at the start. */
  cost: number;
  /** Id of the airport where the aircraft will be. */
  place: string;
  /** Whether the check is at the hub, where it is a fifth cheaper than by contract. */
  atHub: boolean;
  /** Number of scheduled flights that are cancelled. */
  cancelled: number;
}

/** Returns the cost, place and cancelled flights of a check, computed as on the server. */
export function checkPlan(
  aircraft: FleetAircraft,
  kind: CheckKind,
  starts: number,
  view: FleetView,
  hub: string,
): CheckPlan {
  const { record, model, legs } = aircraft;
  const { now, startsAt, fleet } = view;
  const place = placeAt(record.place, legs, now, starts, startsAt);
  const familySize = familySizes(fleet, now).get(model.family) ?? 0;
  const { cost, minutes } = checkQuote(model, record, kind, starts, { ownBase: place === hub, familySize });
  const ends = starts + minutes;
  const longest = Math.max(0, ...legs.map(({ block }) => block));
  const from = Math.max(earliestCheck(record.delivered, now), starts - longest);
  const cancelled = datedLegs(legs, from, ends, startsAt).filter(({ arrives }) => arrives > starts).length;
  return { starts, ends, cost, place, atHub: place === hub, cancelled };
}

/** Returns the world minute in the next days at which a check cancels the fewest flights. */
export function quietestStart(
  aircraft: FleetAircraft,
  kind: CheckKind,
  view: FleetView,
  hub: string,
): number {
  const from = earliestCheck(aircraft.record.delivered, view.now);
  const place = placeAt(aircraft.record.place, aircraft.legs, view.now, from, view.startsAt);
  return Math.ceil(bestWindow(aircraft.legs, kind, { from, place, hub, startsAt: view.startsAt }).starts);
}
