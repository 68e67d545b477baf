import { nextFairValue, targetValue, valueParts, wholeParts } from '#game/shares/fair-value.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { centsPerShare, roundCents } from '#game/shares/price-per-share.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { WEEK } from '#game/world/time.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { readShareListings } from '../read-share-listing.ts';
import { readFigures } from '../value-figures.ts';
import type { ShareHour } from './share-hour.ts';

const MOVED = updateById(SHARE_LISTING, [
  'fair',
  'target',
  'assets',
  'surplus_cash',
  'earnings',
  'valued',
  'changed',
]);

/**
 * Moves the fair values of the airlines for which it is a week since the last time. They are spread over the hours of
 * the week, like the hours in which airlines were listed.
 */
export function moveFairValues(tx: CoreApp, { minute }: ShareHour): void {
  const due = "WHERE g.state = 'listed' AND g.valued <= {:before} ORDER BY g.id";
  const listings = readShareListings(tx, due, { before: minute - WEEK });
  if (listings.length === 0) return;
  const figures = readFigures(
    tx,
    listings.map(({ airline }) => airline),
    minute,
  );
  const rows = listings.flatMap(({ id, airline, lots, fair, declared }) => {
    const own = figures.get(airline);
    if (!own) return [];
    // Fair value falls by a declared dividend when that is paid: see `exDividend`. Until then, its money counts.
    const dividend = amountOf(lots, declared);
    const parts = valueParts({ ...own, equity: own.equity + dividend, cash: own.cash + dividend });
    const target = centsPerShare(targetValue(parts), lots);
    const { assets, surplusCash, earnings } = wholeParts(parts);
    return [
      {
        id,
        fair: roundCents(nextFairValue(fair, target)),
        target,
        assets,
        surplus_cash: surplusCash,
        earnings,
        valued: minute,
        changed: true,
      },
    ];
  });
  writeRows(tx, MOVED, rows);
}
