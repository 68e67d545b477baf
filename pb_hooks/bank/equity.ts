import { currentValue } from '#game/fleet/disposal.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';
import { readModels } from '../settlement/state/read-world.ts';

const x = aliased(AIRCRAFT, 'x');
const OWNED = {
  model: x.model,
  built: x.built,
  hours: x.hours,
  cycles: x.cycles,
  condition: x.condition,
  checks: x.checks,
};
const FROM_OWNED = "FROM aircraft x WHERE x.airline = {:airline} AND x.ownership = 'owned'";
const MONEY = {
  sum: numberOf(`a.cash
    + COALESCE((SELECT sum(x.deposit) FROM aircraft x WHERE x.airline = a.id AND x.ownership = 'leased'), 0)
    + COALESCE((SELECT sum(b.lots * b.price) FROM slot_bid b WHERE b.airline = a.id AND b.decided = FALSE), 0)
    - COALESCE((SELECT sum(n.balance) FROM loan n WHERE n.airline = a.id AND n.state = 'active'), 0)`),
};

/** Returns everything that an airline (id) owns less its debt, in whole US dollars. @param minute world minute */
export function readEquity(app: CoreApp, airline: string, minute: number): number {
  const [money] = readAll(app, MONEY, 'FROM airline a WHERE a.id = {:airline}', { airline });
  const owned = readAll(app, OWNED, FROM_OWNED, { airline });
  if (owned.length === 0) return money?.sum ?? 0;
  const models = readModels(app);
  return owned.reduce((sum, aircraft) => {
    const model = models.get(aircraft.model);
    return model ? sum + currentValue(model, aircraft, minute) : sum;
  }, money?.sum ?? 0);
}
