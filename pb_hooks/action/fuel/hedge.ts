import type { ActionInput } from '../../../game/actions/actions.ts';
import { hedgeOffer, hedgeStart } from '../../../game/fuel-price.ts';
import { DAY, DAYS_A_WEEK } from '../../../game/time.ts';
import type { ActionContext } from '../context.ts';
import { refuse, refuseStalePrice } from '../refuse.ts';

const CONSUMPTION = `
  SELECT COALESCE(sum(model.fuel_kg_h * route.km / model.cruise_kmh + model.climb_kg), 0.0) / 1000.0 / ${DAYS_A_WEEK}.0 AS tonnes
  FROM leg
  JOIN route ON route.id = leg.route
  JOIN aircraft ON aircraft.id = leg.aircraft
  JOIN aircraft_model AS model ON model.key = aircraft.model
  WHERE leg.airline = {:airline}`;
const HEDGED = `
  SELECT COALESCE(sum(tonnes), 0) AS tonnes FROM fuel_contract
  WHERE airline = {:airline} AND starts <= {:starts} AND ends > {:starts}`;

function tonnes(context: ActionContext, sql: string, starts: number): number {
  const row = new DynamicModel({ tonnes: -0 });
  context.tx.db().newQuery(sql).bind({ airline: context.airline.id, starts }).one(row);
  return row.tonnes as number;
}

/**
 * Buys fuel ahead at a fixed price, from the next midnight on, at most what the timetable burns: whoever could buy more
 * would bet on the price, not fly. It is settled in cash each midnight, `ends` left out, and cannot be cancelled.
 */
export function hedgeFuel(context: ActionContext, input: ActionInput<'fuel.hedge'>): object {
  const { tx, now, world, airline } = context;
  const price = hedgeOffer(world.fuelPrice, input.weeks);
  refuseStalePrice(input.price, price, 'A tonne of fuel for this term');
  const starts = hedgeStart(now);
  const burnt = Math.floor(tonnes(context, CONSUMPTION, starts));
  const hedged = Math.round(tonnes(context, HEDGED, starts));
  const most = Math.max(0, burnt - hedged);
  if (input.tonnes > most) {
    const message = `Your timetable burns ${burnt} tonnes a day and ${hedged} are hedged: ${most} more can be, not ${input.tonnes}.`;
    throw refuse('tonnes', 'beyond_consumption', message);
  }
  const id = context.newId();
  const contract = {
    price,
    weeks: input.weeks,
    tonnes: input.tonnes,
    starts,
    ends: starts + input.weeks * DAYS_A_WEEK * DAY,
  };
  tx.save(new Record(tx.findCollectionByNameOrId('fuel_contract'), { ...contract, id, airline: airline.id }));
  return { contract: id, ...contract };
}
