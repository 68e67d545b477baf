import type { AircraftModel } from '../../game/aircraft-model.ts';
import { checkQuote } from '../../game/fleet/check-quote.ts';
import { CHECK_KINDS, CHECKS, type CheckKind } from '../../game/maintenance.ts';
import { recordId } from '../../game/record-id.ts';
import type { Rules } from '../../game/records/rules.ts';
import { bestWindow, checkToPlan } from '../../game/settlement/check-window.ts';
import { DAY, HOUR } from '../../game/time.ts';
import { type AirlinePlan, notify } from './plan.ts';
import { type AircraftState, readAircraft, readWeeks } from './read-aircraft.ts';
import { readRows } from './read-rows.ts';
import type { SettledWorld } from './read-world.ts';
import { QUARTERLY_TURN } from './slots.ts';

/** From this share of an interval on the aircraft is looked at; game/maintenance.ts says which check is due. */
const LOOK_FROM = 0.9;

const share = (mark: string, column: string, limit: number) =>
  `(${column} - (y.checks ->> '$.${mark}')) / ${limit.toFixed(1)}`;
const USED = CHECK_KINDS.flatMap((kind) => [
  share(`${kind}.hours`, 'y.hours', CHECKS[kind].hours),
  share(`${kind}.cycles`, 'y.cycles', CHECKS[kind].cycles),
  share(`${kind}.at`, '{:minute}', CHECKS[kind].days * DAY),
]).join(', ');

/**
 * Aircraft of the airlines whose turn it is that have a check due, with nothing planned on them, and not away for others.
 * The stored marks of what is due first rule out nearly all of them without a look into their checks.
 */
const DUE = `
  SELECT y.id FROM aircraft y
  WHERE y.airline IN (${QUARTERLY_TURN}) AND y.work = '' AND y.delivered <= {:minute}
    AND (y.hours >= y.due_hours OR y.cycles >= y.due_cycles OR {:minute} >= y.due_at)
    AND max(${USED}) >= ${LOOK_FROM}
    AND NOT EXISTS (SELECT 1 FROM maintenance m WHERE m.aircraft = y.id AND m.state IN ('planned', 'started'))
    AND NOT EXISTS (SELECT 1 FROM stand_in s WHERE s.aircraft = y.id AND s.departs >= {:minute})`;

const FAMILIES = `
  FROM json_each({:airlines}) j JOIN aircraft x ON x.airline = j.value JOIN aircraft_model t ON t.key = x.model
  WHERE x.delivered <= {:minute} GROUP BY x.airline, t.family ORDER BY x.airline, t.family`;

const left = (rules: Rules): Record<CheckKind, boolean> => ({
  line: rules.auto_line,
  a: rules.auto_a,
  c: rules.auto_c,
  d: rules.auto_d,
});

interface Wanted {
  plan: AirlinePlan;
  aircraft: AircraftState;
  kind: CheckKind;
}

/** The checks to be planned, and a word to those who have not left a check that is due to rules. */
function wantedChecks(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): Wanted[] {
  const { minute, hour } = world;
  const due = readAircraft(app, DUE, { minute, hour, airlines: world.airlines });
  const wanted: Wanted[] = [];
  for (const aircraft of due.values()) {
    const plan = plans.get(aircraft.airline);
    if (!plan) continue;
    const kind = checkToPlan(aircraft, minute, left(plan.airline.rules));
    if (kind) wanted.push({ plan, aircraft, kind });
  }
  return wanted;
}

/** Plans the checks that airlines have left to rules, where they do least harm. Each aircraft is looked at every six hours. */
export function planChecks(
  app: CoreApp,
  world: SettledWorld,
  models: ReadonlyMap<string, AircraftModel>,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const wanted = wantedChecks(app, world, plans);
  if (wanted.length === 0) return;
  const { minute, hour, startsAt } = world;
  const weeks = readWeeks(
    app,
    wanted.map(({ aircraft }) => aircraft.id),
  );
  const families = new Map(
    readRows<[string, string, number]>(app, 'x.airline, t.family, count(*)', FAMILIES, {
      airlines: JSON.stringify([...new Set(wanted.map(({ aircraft }) => aircraft.airline))].sort()),
      minute,
    }).map(([airline, family, count]) => [airline + family, count]),
  );
  for (const { plan, aircraft, kind } of wanted) {
    const model = models.get(aircraft.model);
    if (!model) continue;
    const week = weeks.get(aircraft.id) ?? [];
    // What departs within this hour is being dispatched.
    const window = bestWindow(week, kind, minute + HOUR, aircraft.place, plan.airline.hub, startsAt);
    const { cost, minutes } = checkQuote(model, aircraft, kind, window.starts, {
      ownBase: window.place === plan.airline.hub,
      familySize: families.get(aircraft.airline + model.family) ?? 1,
    });
    plan.works.push({
      id: recordId(['rule', aircraft.id, kind, hour]),
      aircraft: aircraft.id,
      kind,
      starts: window.starts,
      ends: window.starts + minutes,
      cost,
      state: 'planned',
      isNew: true,
    });
  }
}

/** Tells an airline that an aircraft has to stay on the ground, once a day for as long as it does. */
export function tellGrounded(
  plan: AirlinePlan,
  world: SettledWorld,
  aircraft: AircraftState,
  why: readonly string[],
): void {
  const title = `${aircraft.registration} is grounded`;
  const body = why.includes('condition')
    ? 'It is too worn to fly. A C check or a D check brings it back.'
    : `Overdue: ${why.map((kind) => (kind === 'line' ? 'line check' : `${kind.toUpperCase()} check`)).join(', ')}. Plan it to fly again.`;
  const day = Math.floor(world.minute / DAY);
  notify(plan, day, { kind: 'grounded', title, body, link: '/fleet/maintenance/' }, aircraft.id);
}
