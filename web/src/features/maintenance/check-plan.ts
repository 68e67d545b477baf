import { checkQuote, earliestCheck, placeAt } from '../../../../game/fleet/check-quote.ts';
import type { CheckKind } from '../../../../game/maintenance.ts';
import { bestWindow } from '../../../../game/settlement/check-window.ts';
import { datedLegs } from '../../../../game/timetable/clock.ts';
import type { FleetAircraft, FleetView } from '../../lib/game/fleet-view.ts';
import { familySizes } from './family-sizes.ts';

/** What planning a check at a moment would mean. */
export interface CheckPlan {
  /** World minutes. */
  starts: number;
  ends: number;
  /** Whole US dollars, paid when it begins. */
  cost: number;
  /** Id of the airport where the aircraft will be. */
  place: string;
  /** At the hub, where it is a fifth cheaper than by contract. */
  atHub: boolean;
  /** Flights of the timetable that fall out. */
  cancelled: number;
}

/** Cost, place and flights lost of a check at a moment, as the server will see it. */
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

/** When a check does least harm within the next days. */
export function quietestStart(
  aircraft: FleetAircraft,
  kind: CheckKind,
  view: FleetView,
  hub: string,
): number {
  const from = earliestCheck(aircraft.record.delivered, view.now);
  const place = placeAt(aircraft.record.place, aircraft.legs, view.now, from, view.startsAt);
  return Math.ceil(bestWindow(aircraft.legs, kind, from, place, hub, view.startsAt).starts);
}
