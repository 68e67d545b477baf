import { administrationAt, INSOLVENCY_DAYS, isBeyondLimit } from '#game/bank/overdraft.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { logAction } from '../action/shared/log.ts';
import { debtorFigures } from '../bank/debtor-figures.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { readAll } from '../platform/db/read-all.ts';
import { textOf } from '../platform/db/shape.ts';
import { closureOf, endAirline } from './end-airline.ts';

/** Name under which the log records that an administrator has wound an airline up. It is not an action. */
export const ADMINISTRATION = 'airline.administration';

const DUE = `
  FROM airline a WHERE a.insolvent_from > 0 AND a.insolvent_from <= {:since} AND a.settled_hour < {:hour}
  ORDER BY a.id`;
const AIRLINE = { id: textOf('a.id') };

/** Checks whether an airline's time is over. Its owner may have acted, or deleted it, since the query. */
const isDue = (airline: core.Record | undefined, minute: number): airline is core.Record => {
  const since = airline?.getInt('insolvent_from') ?? 0;
  return since > 0 && administrationAt(since) <= minute;
};

/** Checks whether an airline has the cash for everything that is overdue, which is paid at the next midnight. */
const hasRaised = (tx: CoreApp, airline: string, minute: number): boolean =>
  !isBeyondLimit(debtorFigures(tx, airline, minute));

/**
 * Winds an insolvent airline up inside a transaction. Logged, so that a replay does it between the same actions.
 * @param minute world minute
 */
export function windUpInsolvent(tx: CoreApp, id: string, minute: number): void {
  const [airline] = tx.findRecordsByIds('airline', [id]);
  if (!isDue(airline, minute) || hasRaised(tx, id, minute)) return;
  const user = airline.getString('user');
  const settled_hour = airline.getInt('settled_hour');
  logAction(tx, minute, { settled_hour, airline: id, user, name: ADMINISTRATION, input: {} });
  const closure = closureOf(tx, airline, 'administered');
  endAirline(tx, { ...closure, time: { ...closure.time, minute } });
}

/**
 * Lets an administrator wind up every airline whose time to overcome its insolvency is over, each in its own
 * transaction. An interrupted hour continues with the others.
 */
export function administer(app: CoreApp, hour: number): void {
  const minute = hour * HOUR;
  const since = minute - INSOLVENCY_DAYS * DAY;
  for (const { id } of readAll(app, AIRLINE, DUE, { since, hour }))
    inTransaction(app, (tx) => windUpInsolvent(tx, id, minute));
}
