import type { AircraftModel } from '#game/aircraft/aircraft-model.ts';
import { securedLimit } from '#game/bank/loan-offer.ts';
import { currentValue } from '#game/fleet/disposal.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { aliased } from '../db/shape.ts';
import { readModels } from '../settlement/state/read-world.ts';

const x = aliased(AIRCRAFT, 'x');
const OWNED = {
  id: x.id,
  registration: x.registration,
  model: x.model,
  built: x.built,
  hours: x.hours,
  cycles: x.cycles,
  condition: x.condition,
  checks: x.checks,
};
const FREE = `FROM aircraft x WHERE x.airline = {:airline} AND x.ownership = 'owned' AND x.delivered <= {:minute}
  AND NOT EXISTS (SELECT 1 FROM loan n WHERE n.aircraft = x.id AND n.state = 'active') ORDER BY x.id`;

type ValuedAircraft = Parameters<typeof currentValue>[1];

/** Returns the value on which the bank lends, in whole US dollars. Constant within a game day if the aircraft does not fly. */
export const pledgeValue = (model: AircraftModel, aircraft: ValuedAircraft, minute: number): number =>
  currentValue(model, aircraft, Math.floor(minute / DAY) * DAY);

/** Returns the aircraft of an airline (id) that can secure a loan, the most valuable first. @param minute world minute */
export function readCollateral(app: CoreApp, airline: string, minute: number): Bank['collateral'] {
  const free = readAll(app, OWNED, FREE, { airline, minute });
  if (free.length === 0) return [];
  const models = readModels(app);
  return free
    .flatMap((aircraft) => {
      const model = models.get(aircraft.model);
      if (!model) return [];
      const value = pledgeValue(model, aircraft, minute);
      const { id, registration } = aircraft;
      return [{ aircraft: id, registration, model: aircraft.model, value, limit: securedLimit(value) }];
    })
    .sort((one, other) => other.value - one.value || (one.aircraft < other.aircraft ? -1 : 1));
}
