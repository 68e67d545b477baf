import { burnSince, type FuelUse } from '#game/operations/fuel/hedge-limit.ts';
import { DAY } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';

const TIMETABLE = `
  SELECT COALESCE(sum(model.fuel_kg_h * route.km / model.cruise_kmh + model.climb_kg), 0.0) AS kg
  FROM leg
  JOIN route ON route.id = leg.route
  JOIN aircraft ON aircraft.id = leg.aircraft
  JOIN aircraft_model AS model ON model.key = aircraft.model
  WHERE leg.airline = {:airline} AND aircraft.delivered <= {:delivered}`;
const BURNT = `
  SELECT COALESCE(sum(fuel_kg), 0) AS kg, COALESCE(min(starts), -1) AS since FROM route_history
  WHERE airline = {:airline} AND starts >= {:from} AND starts < {:today} AND fuel_kg > 0`;
const HEDGED = `
  SELECT COALESCE(sum(tonnes), 0) AS tonnes FROM fuel_contract
  WHERE airline = {:airline} AND starts <= {:starts} AND ends > {:starts}`;

/** Returns the fuel that the timetable burns per week, in kg. Aircraft on order do not count. */
function timetableKg({ tx, airline, now }: ActionContext): number {
  const row = new DynamicModel({ kg: -0 });
  tx.db().newQuery(TIMETABLE).bind({ airline: airline.id, delivered: now }).one(row);
  return row.kg as number;
}

/** Returns the inputs of the airline's hedge limit: see `hedgeLimit`. */
export function fuelUse(context: ActionContext): FuelUse {
  const { tx, airline, now } = context;
  const row = new DynamicModel({ kg: -0, since: -0 });
  const bind = { airline: airline.id, from: burnSince(now), today: now - (now % DAY) };
  tx.db().newQuery(BURNT).bind(bind).one(row);
  return {
    since: row.since === -1 ? null : (row.since as number),
    burntKg: row.kg as number,
    timetableKg: timetableKg(context),
  };
}

/** Returns the tonnes per day under contract at a world minute. */
export function hedgedTonnes({ tx, airline }: ActionContext, starts: number): number {
  const row = new DynamicModel({ tonnes: -0 });
  tx.db().newQuery(HEDGED).bind({ airline: airline.id, starts }).one(row);
  return Math.round(row.tonnes as number);
}
