import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { isNoteDue } from '#game/airline/lapse.ts';
import { rulesOf } from '#game/airline/rules.ts';
import { recordId } from '#game/chance/record-id.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { hasNewRules } from '#game/world/rules-version.ts';
import { HOUR } from '#game/world/time.ts';
import { CashAccount, cashOf } from '../ledger/cash-account.ts';
import { type ActionHandler, HANDLERS } from './handlers.ts';
import type { ActingAirline, ActionContext, CheckContext } from './shared/context.ts';
import { logAction } from './shared/log.ts';

const actingAirline = (record: core.Record): ActingAirline => ({
  id: record.id,
  code: record.getString('code'),
  name: record.getString('name'),
  hub: record.getString('hub'),
  revision: record.getInt('revision'),
  settledHour: record.getInt('settled_hour'),
  country: record.getString('country'),
  rules: rulesOf(JSON.parse(record.getString('rules') || 'null')),
});

interface ActionFacts extends CheckContext {
  user: string;
  /** Uptime of the world in seconds. */
  uptime: number;
}

/**
 * Returns the facts for an action and its check: the airline, the world and the time.
 * @param clock world minute
 */
export function readContext(tx: CoreApp, clock: number, airlineId: string): ActionFacts {
  const record = tx.findRecordById('airline', airlineId);
  const world = tx.findRecordById('world', WORLD_ID);
  const airline = actingAirline(record);
  // While an hour is being settled, some airlines have already reached it. Their actions count from its
  // start.
  const now = Math.max(clock, airline.settledHour * HOUR);
  return {
    tx,
    airline,
    now,
    world: {
      start: world.getString('start'),
      fuelPrice: world.getInt('fuel_price'),
      fuelLevel: world.getFloat('fuel_level'),
      newRules: hasNewRules(world.getInt('rules_from'), Math.floor(now / HOUR)),
      hasRules04: hasNewRules(world.getInt('rules_04_from'), Math.floor(now / HOUR)),
    },
    user: record.getString('user'),
    uptime: world.getInt('uptime'),
  };
}

/**
 * Runs one action of an airline inside a transaction: logs it, runs it and notifies the owner's other tabs.
 * `input` is already validated.
 * @param clock world minute
 * @param prepared result of the check before the transaction, if there was one
 * @returns the action's response with the airline's new revision
 */
export function perform<Name extends ActionName>(
  tx: CoreApp,
  clock: number,
  airlineId: string,
  name: Name,
  input: ActionInput<Name>,
  prepared?: unknown,
): { revision: number } {
  const { user, uptime, ...read } = readContext(tx, clock, airlineId);
  const { now, world } = read;
  const seq = logAction(tx, now, {
    settled_hour: read.airline.settledHour,
    airline: airlineId,
    user,
    name,
    input,
  });
  const account = new CashAccount(tx, airlineId, now, world.start, seq);
  let made = 0;
  const context: ActionContext = {
    ...read,
    newId: () => recordId(['made', seq, made++]),
    cash: () => cashOf(tx, airlineId),
    debit: (entry) => account.debit(entry),
    credit: (entry) => account.credit(entry),
  };
  const handler: ActionHandler<Name> = HANDLERS[name];
  const result = handler.run(context, input, prepared);
  // Reload the record: the SQL above changed the row. Saving it sends a realtime event.
  const after = tx.findRecordById('airline', airlineId);
  const revision = after.getInt('revision') + 1;
  after.set('revision', revision);
  if (isNoteDue({ uptime, seen: after.getInt('seen') })) after.set('seen', uptime);
  tx.save(after);
  return { ...result, revision };
}
