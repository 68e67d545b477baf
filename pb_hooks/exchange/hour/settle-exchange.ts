import { WEEK } from '#game/world/time.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { lowerEstatePrices } from '../estates.ts';
import { takeIn } from '../take-in.ts';
import { completeHandOvers } from './complete-hand-overs.ts';
import { noteChecks } from './note-checks.ts';
import { refreshListings } from './refresh-listings.ts';
import { scrapUnsold } from './scrap-unsold.ts';
import { settleBargains } from './settle-bargains.ts';

/** Minutes between two deliveries to dealers. */
const RESTOCK_EVERY = WEEK;

/**
 * Settles the aircraft exchange in an hour for which all airlines are settled. Dealers open with the world's first hour,
 * and replenish their stock each week. Call it inside a transaction.
 * @param record of the world, which the caller saves
 */
export function settleExchange(
  tx: CoreApp,
  { hour, minute, start, seed, newDay }: SettledWorld,
  record: core.Record,
): void {
  completeHandOvers(tx, { minute, start, isHourEnd: true });
  settleBargains(tx, { hour, minute, start, seed });
  refreshListings(tx, minute, newDay);
  if (newDay) {
    noteChecks(tx, minute);
    lowerEstatePrices(tx, minute);
  }
  const due = record.getInt('restock');
  if (minute < due) return;
  scrapUnsold(tx, minute);
  takeIn(tx, { seed, start, minute, isFirst: due === 0 });
  record.set('restock', minute - (minute % RESTOCK_EVERY) + RESTOCK_EVERY);
}
