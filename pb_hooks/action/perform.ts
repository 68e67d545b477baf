import type { ActionInput, ActionName } from '../../game/actions/actions.ts';
import { recordId } from '../../game/record-id.ts';
import { rulesOf } from '../../game/records/rules.ts';
import { WORLD_ID } from '../../game/records/world.ts';
import { hasNewRules } from '../../game/rules-version.ts';
import { HOUR } from '../../game/time.ts';
import type { ActingAirline, ActionContext } from './context.ts';
import { logAction } from './log.ts';
import { cashOf, Purse } from './money.ts';
import { RUNS } from './runs.ts';

const actingAirline = (record: core.Record): ActingAirline => ({
  id: record.id,
  code: record.getString('code'),
  name: record.getString('name'),
  hub: record.getString('hub'),
  country: record.getString('country'),
  rules: rulesOf(JSON.parse(record.getString('rules') || 'null')),
});

/**
 * Does one action of an airline, inside a transaction: logs it, does it, and tells the owner's other tabs. `input` is
 * checked already.
 * @param clock world minute
 * @returns what the action answers, with the airline's revision after it.
 */
export function perform<Name extends ActionName>(
  tx: CoreApp,
  clock: number,
  airlineId: string,
  name: Name,
  input: ActionInput<Name>,
): { revision: number } {
  const record = tx.findRecordById('airline', airlineId);
  // While an hour is being settled, some airlines are in it already; what they do counts from its beginning.
  const now = Math.max(clock, record.getInt('settled_hour') * HOUR);
  const world = tx.findRecordById('world', WORLD_ID);
  const user = record.getString('user');
  const seq = logAction(tx, now, { airline: airlineId, user, name, input });
  const purse = new Purse(tx, airlineId, now, world.getString('start'), seq);
  let made = 0;
  const context: ActionContext = {
    tx,
    airline: actingAirline(record),
    now,
    world: {
      seed: world.getString('seed'),
      start: world.getString('start'),
      fuelPrice: world.getInt('fuel_price'),
      fuelLevel: world.getFloat('fuel_level'),
      newRules: hasNewRules(world.getInt('rules_from'), Math.floor(now / HOUR)),
    },
    newId: () => recordId(['made', seq, made++]),
    cash: () => cashOf(tx, airlineId),
    pay: (movement) => purse.pay(movement),
    earn: (movement) => purse.earn(movement),
  };
  const result = RUNS[name](context, input);
  // Saved as a record, so that a realtime event goes out; read anew, because SQL has changed the row meanwhile.
  const after = tx.findRecordById('airline', airlineId);
  const revision = after.getInt('revision') + 1;
  after.set('revision', revision);
  tx.save(after);
  return { ...result, revision };
}
