import type { Rules } from '#game/airline/rules.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { CHECK_KINDS, CHECKS, type CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { checkQuote } from '#game/fleet/check-quote.ts';
import {
  type CheckWindow,
  PLAN_FROM,
  type PlannedWorkOrder,
  planByRule,
  type WindowLeg,
} from '#game/operations/hour/check-window.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRCRAFT_MODEL } from '#game/tables/aircraft-model.ts';
import { MAINTENANCE } from '#game/tables/maintenance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import { QUARTERLY_TURN } from '#hooks/settlement/pace/slots.ts';
import { type AirlinePlan, notify } from '#hooks/settlement/state/plan.ts';
import { type AircraftState, readAircraft, readWeeks } from '#hooks/settlement/state/read-aircraft.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const share = (mark: string, column: string, limit: number) =>
  `(${column} - (y.checks ->> '$.${mark}')) / ${limit.toFixed(1)}`;
/** An aircraft that was sold in the air is handed over when it has landed. */
const NOT_SOLD = 'NOT EXISTS (SELECT 1 FROM hand_over h WHERE h.aircraft = y.id)';

/** Margin by which aircraft are considered earlier than their due columns say, in line check intervals. */
const SOONER = 0.9 - PLAN_FROM.line;
const USED = CHECK_KINDS.flatMap((kind) => {
  const rule = (part: string) => `${part} / ${PLAN_FROM[kind].toFixed(1)}`;
  return [
    rule(share(`${kind}.hours`, 'y.hours', CHECKS[kind].hours)),
    rule(share(`${kind}.cycles`, 'y.cycles', CHECKS[kind].cycles)),
    rule(share(`${kind}.at`, '{:minute}', CHECKS[kind].days * DAY)),
  ];
}).join(', ');

/**
 * Aircraft with a check due, of the airlines whose turn it is: early enough for a line check, and regardless of work
 * that the player has planned. Leaves out aircraft with work planned by a rule, and substitutes. The stored due columns
 * rule out nearly all aircraft before their checks are parsed.
 */
const DUE = `
  SELECT y.id FROM aircraft y
  WHERE y.airline IN (${QUARTERLY_TURN}) AND y.work = '' AND y.delivered <= {:minute}
    AND (y.hours >= y.due_hours - ${Math.ceil(SOONER * CHECKS.line.hours)}
      OR y.cycles >= y.due_cycles - ${Math.ceil(SOONER * CHECKS.line.cycles)}
      OR {:minute} >= y.due_at - ${Math.ceil(SOONER * CHECKS.line.days * DAY)})
    AND max(${USED}) >= 1
    AND NOT EXISTS (SELECT 1 FROM maintenance m
      WHERE m.aircraft = y.id AND (m.state = 'started' OR (m.state = 'planned' AND m."by" = 'rule')))
    AND NOT EXISTS (SELECT 1 FROM stand_in s WHERE s.aircraft = y.id AND s.departs >= {:minute})
    AND ${NOT_SOLD}`;

const PLANNED = `
  FROM json_each({:ids}) j JOIN maintenance m ON m.aircraft = j.value AND m.state = 'planned' ORDER BY m.starts, m.id`;

const FAMILIES = `
  FROM json_each({:airlines}) j JOIN aircraft x ON x.airline = j.value JOIN aircraft_model t ON t.key = x.model
  WHERE x.delivered <= {:minute} GROUP BY x.airline, t.family ORDER BY x.airline, t.family`;

const m = aliased(MAINTENANCE, 'm');
const PLANNED_WORK = { aircraft: m.aircraft, kind: m.kind, starts: m.starts, ends: m.ends };
const FAMILY_SIZE = {
  airline: aliased(AIRCRAFT, 'x').airline,
  family: aliased(AIRCRAFT_MODEL, 't').family,
  count: numberOf('count(*)'),
};

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
  window: CheckWindow;
}

interface DueFacts {
  world: SettledWorld;
  week: readonly WindowLeg[];
  workOrders: readonly PlannedWorkOrder[];
}

/** Decides which check to plan for one aircraft, and when. Null if none. */
function checkFor(
  aircraft: AircraftState,
  { airline }: AirlinePlan,
  { world, week, workOrders }: DueFacts,
): Omit<Wanted, 'plan'> | null {
  const { minute, startsAt } = world;
  const found = planByRule({
    aircraft,
    legs: week,
    workOrders,
    left: left(airline.rules),
    now: minute,
    from: minute + HOUR,
    place: aircraft.place,
    hub: airline.hub,
    startsAt,
  });
  return found && { aircraft, kind: found.kind, window: found };
}

function readPlanned(app: CoreApp, ids: string): Map<string, PlannedWorkOrder[]> {
  const workOrders = new Map<string, PlannedWorkOrder[]>();
  for (const work of readRows(app, PLANNED_WORK, PLANNED, { ids })) {
    const others = workOrders.get(work.aircraft);
    if (others) others.push(work);
    else workOrders.set(work.aircraft, [work]);
  }
  return workOrders;
}

/** Returns the checks to plan for airlines that leave any kind of check to rules. */
function wantedChecks(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): Wanted[] {
  const { minute, hour } = world;
  const due = readAircraft(app, DUE, { minute, hour, airlines: world.airlines });
  const looked = [...due.values()].filter(({ airline }) => {
    const rules = plans.get(airline)?.airline.rules;
    return rules !== undefined && Object.values(left(rules)).some(Boolean);
  });
  if (looked.length === 0) return [];
  const ids = looked.map(({ id }) => id);
  const weeks = readWeeks(app, ids);
  const workOrders = readPlanned(app, JSON.stringify(ids));
  const wanted: Wanted[] = [];
  for (const aircraft of looked) {
    const plan = plans.get(aircraft.airline);
    if (!plan) continue;
    const facts = {
      world,
      week: weeks.get(aircraft.id) ?? [],
      workOrders: workOrders.get(aircraft.id) ?? [],
    };
    const found = checkFor(aircraft, plan, facts);
    if (found) wanted.push({ plan, ...found });
  }
  return wanted;
}

/**
 * Plans the checks that airlines leave to rules, at the least harmful time. Considers each aircraft every six
 * hours.
 */
export function planChecks(
  app: CoreApp,
  world: SettledWorld,
  models: ReadonlyMap<string, AircraftModel>,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const wanted = wantedChecks(app, world, plans);
  if (wanted.length === 0) return;
  const { minute, hour } = world;
  const families = new Map(
    readRows(app, FAMILY_SIZE, FAMILIES, {
      airlines: JSON.stringify([...new Set(wanted.map(({ aircraft }) => aircraft.airline))].sort()),
      minute,
    }).map(({ airline, family, count }) => [airline + family, count]),
  );
  for (const { plan, aircraft, kind, window } of wanted) {
    const model = models.get(aircraft.model);
    if (!model) continue;
    const { cost, minutes } = checkQuote(model, aircraft, kind, window.starts, {
      ownBase: window.place === plan.airline.hub,
      familySize: families.get(aircraft.airline + model.family) ?? 1,
    });
    plan.workOrders.push({
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

const nameOf = (kind: string) => (kind === 'line' ? 'line check' : `${kind.toUpperCase()} check`);

/**
 * Returns the text of the notice: what a grounded aircraft needs, and whether the player or a rule plans it.
 */
function groundedText(why: readonly string[], byRule: Readonly<Record<CheckKind, boolean>>): string {
  if (why.includes('condition')) return 'It is too worn to fly. A C check or a D check restores it.';
  const kinds = why as readonly CheckKind[];
  const own = kinds.filter((kind) => !byRule[kind]);
  if (own.length > 0) return `Overdue: ${own.map(nameOf).join(', ')}. Plan it to fly again.`;
  return `Overdue: ${kinds.map(nameOf).join(', ')}. Your rule plans it. The aircraft flies again afterwards.`;
}

/** Notifies an airline of a grounded aircraft, once per day while it is grounded. */
export function tellGrounded(
  plan: AirlinePlan,
  world: SettledWorld,
  aircraft: AircraftState,
  why: readonly string[],
): void {
  const title = `${aircraft.registration} is grounded`;
  const body = groundedText(why, left(plan.airline.rules));
  const day = Math.floor(world.minute / DAY);
  notify(plan, day, { kind: 'grounded', title, body }, aircraft.id);
}
