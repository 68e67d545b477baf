import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { isNoteDue } from '#game/airline/lapse.ts';
import { rulesOf } from '#game/airline/rules.ts';
import { recordId } from '#game/chance/record-id.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { hasNewRules } from '#game/world/rules-version.ts';
import { HOUR } from '#game/world/time.ts';
import { hasRules05At } from '../clock/has-rules-05.ts';
import { hasRules06At } from '../clock/has-rules-06.ts';
import { hasRules07At } from '../clock/has-rules-07.ts';
import { isBroke, rejectInsolvent } from '../insolvency/reject-insolvent.ts';
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
  isInsolvent: record.getInt('insolvent_from') > 0,
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
      economy: JSON.parse(world.getString('economy') || 'null'),
      newRules: hasNewRules(world.getInt('rules_from'), Math.floor(now / HOUR)),
      hasRules04: hasNewRules(world.getInt('rules_04_from'), Math.floor(now / HOUR)),
      hasRules05: hasRules05At(world, now),
      hasRules06: hasRules06At(world, now),
      hasRules07: hasRules07At(world, now),
    },
    user: record.getString('user'),
    uptime: world.getInt('uptime'),
  };
}

/** Runs an action's handler. The key gives the ids of everything that it creates. */
function runHandler<Name extends ActionName>(
  facts: CheckContext,
  key: string | number,
  name: Name,
  input: ActionInput<Name>,
  prepared?: unknown,
): object {
  const { tx, airline, now, world } = facts;
  if (airline.isInsolvent) rejectInsolvent(tx, airline.id, now, name);
  const account = new CashAccount(tx, airline.id, { now, ...world }, key);
  let made = 0;
  const context: ActionContext = {
    ...facts,
    newId: () => recordId(['made', key, made++]),
    cash: () => cashOf(tx, airline.id),
    debit: (entry) => account.debit(entry),
    credit: (entry) => account.credit(entry),
  };
  const handler: ActionHandler<Name> = HANDLERS[name];
  const result = handler.run(context, input, prepared);
  account.settle();
  return result;
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
  const { user, uptime, ...facts } = readContext(tx, clock, airlineId);
  const seq = logAction(tx, facts.now, {
    settled_hour: facts.airline.settledHour,
    airline: airlineId,
    user,
    name,
    input,
  });
  const result = runHandler(facts, seq, name, input, prepared);
  // Reload the record: the SQL above changed the row. Saving it sends a realtime event.
  const after = tx.findRecordById('airline', airlineId);
  const revision = after.getInt('revision') + 1;
  after.set('revision', revision);
  if (facts.airline.isInsolvent && !isBroke(tx, airlineId, facts.now)) after.set('insolvent_from', 0);
  if (isNoteDue({ uptime, seen: after.getInt('seen') })) after.set('seen', uptime);
  tx.save(after);
  return { ...result, revision };
}

/**
 * Runs one action that has no effect on the world, such as a message, inside a transaction. It is not logged,
 * because replays do not need it and the log must not contain what players write to each other. The airline's
 * revision stays, so that its settlement is not planned again.
 * @param clock world minute
 */
export function performAside<Name extends ActionName>(
  tx: CoreApp,
  clock: number,
  airlineId: string,
  name: Name,
  input: ActionInput<Name>,
): { revision: number } {
  const { user: _user, uptime: _uptime, ...facts } = readContext(tx, clock, airlineId);
  const result = runHandler(facts, `aside ${$security.randomString(20)}`, name, input);
  return { ...result, revision: facts.airline.revision };
}

/**
 * Runs one action of an airline that the server runs, inside a transaction. It is not logged, because a replay
 * decides it again.
 * @param minute world minute
 * @param key unique among all actions: from the rival, the hour and a count
 */
export function performUnlogged<Name extends ActionName>(
  tx: CoreApp,
  minute: number,
  airlineId: string,
  key: string,
  name: Name,
  input: ActionInput<Name>,
): object {
  const { user: _user, uptime: _uptime, ...facts } = readContext(tx, minute, airlineId);
  return runHandler(facts, key, name, input);
}
