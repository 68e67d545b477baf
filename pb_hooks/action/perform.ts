import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { isNoteDue } from '#game/airline/lapse.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { isStillInsolvent, rejectInsolvent } from '../bank/insolvency/reject-insolvent.ts';
import { CashAccount, cashOf } from '../books/ledger/cash-account.ts';
import { type ActionHandler, HANDLERS } from './handlers.ts';
import type { ActionContext, CheckContext } from './shared/context.ts';
import { logAction } from './shared/log.ts';
import { readContext } from './shared/read-context.ts';

/** An action with its validated input. */
interface NamedAction<Name extends ActionName> {
  name: Name;
  input: ActionInput<Name>;
  /** Result of the check before the transaction, if there was one. */
  prepared?: unknown;
}

/** Runs an action's handler. The key gives the ids of everything that it creates. */
function runHandler<Name extends ActionName>(
  facts: CheckContext,
  key: string | number,
  { name, input, prepared }: NamedAction<Name>,
): object {
  const { tx, airline, now, world } = facts;
  if (airline.isInsolvent) rejectInsolvent(tx, airline.id, now, name);
  const account = new CashAccount(tx, airline.id, { ...world, minute: now }, key);
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
 * @param clock world minute
 * @returns the action's response with the airline's new revision
 */
export function perform<Name extends ActionName>(
  tx: CoreApp,
  clock: number,
  airlineId: string,
  action: NamedAction<Name>,
): { revision: number } {
  const { user, uptime, ...facts } = readContext(tx, clock, airlineId);
  const seq = logAction(tx, facts.now, {
    settled_hour: facts.airline.settledHour,
    airline: airlineId,
    user,
    name: action.name,
    input: action.input,
  });
  const result = runHandler(facts, seq, action);
  // Reload the record: the SQL above changed the row. Saving it sends a realtime event.
  const after = tx.findRecordById('airline', airlineId);
  const revision = after.getInt('revision') + 1;
  after.set('revision', revision);
  if (facts.airline.isInsolvent && !isStillInsolvent(tx, airlineId, facts.now)) {
    after.set('insolvent_from', 0);
    after.set('solvent_from', facts.now);
  }
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
  action: NamedAction<Name>,
): { revision: number } {
  const { user: _user, uptime: _uptime, ...facts } = readContext(tx, clock, airlineId);
  const result = runHandler(facts, `aside ${$security.randomString(20)}`, action);
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
  action: NamedAction<Name>,
): object {
  const { user: _user, uptime: _uptime, ...facts } = readContext(tx, minute, airlineId);
  return runHandler(facts, key, action);
}
