import type { ActionInput } from '#game/actions/actions.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { CABIN_CLASSES, type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { cabinToCome, refit, refitStart } from '#game/fleet/refit.ts';
import { describeRouteViolation } from '#game/network/route/check.ts';
import { rangeWith } from '#game/operations/flight/payload-range.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { MAINTENANCE } from '#game/tables/maintenance.ts';
import { DAY } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel, rejectMisfit } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection, rejectStalePrice, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { rejectOverlap } from './maintenance/reject-overlap.ts';
import { rejectAuctioned } from './reject-busy.ts';

const LONGEST = `
  SELECT COALESCE(max(route.km), 0) AS km FROM leg JOIN route ON route.id = leg.route
  WHERE leg.aircraft = {:aircraft}`;

/** Rejects a cabin that makes the aircraft too heavy for its longest leg. */
function rejectTooHeavy(tx: CoreApp, model: AircraftModel, aircraft: Aircraft, seats: number): void {
  const longest = new DynamicModel({ km: -0 });
  tx.db().newQuery(LONGEST).bind({ aircraft: aircraft.id }).one(longest);
  const km = Math.round(longest.km as number);
  const has = rangeWith(model, seats);
  if (km <= has) return;
  const said = describeRouteViolation({ code: 'range', needed: km, has }, String);
  const message = `${aircraft.registration} with ${seats} seats is too heavy for its timetable. ${said}`;
  throw rejection('cabin', 'out_of_range', message);
}

const m = aliased(MAINTENANCE, 'm');
const REFIT = { kind: m.kind, cabin: m.cabin };

/** Returns the cabin before a refit that is ordered now. */
function cabinBefore({ tx }: ActionContext, aircraft: Aircraft): PerClass {
  const workOrders = readAll(
    tx,
    REFIT,
    `FROM maintenance m WHERE m.aircraft = {:aircraft} AND m.kind = 'refit' AND m.state <> 'done'
     ORDER BY m.starts, m.id`,
    { aircraft: aircraft.id },
  );
  return cabinToCome(aircraft, workOrders);
}

/** Orders a refit of an aircraft's cabin for as soon as it is on the ground. It is paid for at once. */
export function refitAircraft(context: ActionContext, input: ActionInput<'fleet.refit'>): object {
  const { tx, now } = context;
  const aircraft = findOwn(context, 'aircraft', input.aircraft);
  const { registration } = aircraft;
  rejectAuctioned(tx, aircraft.id, 'aircraft');
  const model = findModel(tx, aircraft.model);
  const { cabin } = input;
  rejectMisfit(model, cabin);
  const before = cabinBefore(context, aircraft);
  if (CABIN_CLASSES.every((name) => cabin[name] === before[name])) {
    const isFitted = CABIN_CLASSES.every((name) => before[name] === aircraft[name]);
    const said = isFitted ? 'already has this cabin' : 'already gets this cabin from its planned refit';
    throw rejection('cabin', 'no_change', `${registration} ${said}.`);
  }
  rejectTooHeavy(tx, model, aircraft, sumOfClasses(cabin));
  const { cost, days } = refit(before, cabin);
  rejectStalePrice(input.price, cost, 'This refit');

  const starts = refitStart(aircraft, now);
  const ends = starts + days * DAY;
  rejectOverlap(context, aircraft, starts, ends);
  rejectUnaffordable(context, cost, 'This refit');
  context.debit({ category: 'refit', amount: cost, memo: `Refit of ${registration}`, aircraft: aircraft.id });
  const id = context.newId();
  tx.save(
    new Record(tx.findCollectionByNameOrId('maintenance'), {
      id,
      airline: context.airline.id,
      aircraft: aircraft.id,
      kind: 'refit',
      ordered: now,
      starts,
      ends,
      cost,
      by: 'player',
      state: 'planned',
      cabin,
    }),
  );
  return { maintenance: id, starts, ends };
}
