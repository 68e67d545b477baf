import { inTransaction } from '../platform/db/in-transaction.ts';
import { actRivals } from '../rivals/rivals-phase.ts';
import { tradeShares } from '../shares/hour/trade-shares.ts';
import { holdSlotAuction } from '../slots/hour/hold-auction.ts';
import { compactOldRows } from './compact/compact-hour.ts';
import { Stopwatch } from './pace/stopwatch.ts';
import { AUCTION_PART, RIVALS_PART, type SettledPart, SHARES_PART } from './parts/settled-parts.ts';
import { finishHour, planHour } from './settle-hour.ts';
import { withMarks } from './state/plan-marks.ts';
import { writePlans } from './write/write-plans.ts';

/** Lets the rivals of an hour act between the same players' actions as logged. */
function replayRivals(
  app: CoreApp,
  { hour }: SettledPart,
  seqs: ReadonlyMap<number, number>,
  actUntil: (seq: number) => void,
): void {
  actRivals(app, hour, (turn) => {
    const seq = seqs.get(turn);
    if (seq !== undefined) actUntil(seq);
  });
}

/**
 * Settles a part of an hour from the log: for the same airlines, planned from the same state.
 * @param actUntil performs the actions up to a number
 * @throws Error if the plan reads other actions than the logged one
 */
export function replayPart(app: CoreApp, logged: SettledPart, actUntil: (seq: number) => void): void {
  const seqs = new Map(logged.marks);
  if (logged.part === RIVALS_PART) {
    replayRivals(app, logged, seqs, actUntil);
    return;
  }
  if (logged.part === SHARES_PART) {
    actUntil(seqs.get(0) ?? 0);
    tradeShares(app, logged.hour, true);
    return;
  }
  if (logged.part === AUCTION_PART) {
    actUntil(seqs.get(0) ?? 0);
    holdSlotAuction(app, logged.hour, true);
    return;
  }
  const isEnd = logged.last === '';
  const isWritten = (id: string) => (isEnd || id <= logged.last) && !logged.skipped.includes(id);
  const watch = new Stopwatch();

  const { plan, marks } = withMarks(
    () => planHour(app, logged.hour, watch),
    (read) => {
      const seq = seqs.get(read);
      if (seq !== undefined) actUntil(seq);
    },
  );
  if (JSON.stringify(marks) !== JSON.stringify(logged.marks))
    throw new Error(
      `Hour ${logged.hour} reads other actions than it did: ${JSON.stringify(marks)}, not ${JSON.stringify(logged.marks)}.`,
    );
  inTransaction(app, (tx) => {
    writePlans(
      tx,
      plan.world,
      plan.plans.filter(({ airline }) => isWritten(airline.id)),
    );
  });
  if (!isEnd) return;
  compactOldRows(app, logged.hour, watch);
  inTransaction(app, (tx) => finishHour(tx, logged.hour));
}
