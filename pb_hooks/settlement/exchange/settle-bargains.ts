import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { hasRules07At } from '#hooks/clock/has-rules-07.ts';
import { inTransaction } from '#hooks/db/in-transaction.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { BARGAINS_PART, marksNow, notePart } from '../parts/settled-parts.ts';
import { run } from '../state/read-rows.ts';
import { answerOffers, letOthersBuy } from './answer-offers.ts';
import { closeAuctions } from './close-auctions.ts';
import { endOldOffers, forgetOldBargains } from './end-old-offers.ts';
import type { ExchangeHour } from './exchange-hour.ts';

/** Value of `last` in the part of an hour in which these are settled: it never ends an hour. */
const LAST = 'bargains';

const SETTLED = 'UPDATE world SET bargained = {:minute}';
const IS_EMPTY = `
  SELECT NOT EXISTS (SELECT 1 FROM auction WHERE state = 'open')
    AND NOT EXISTS (SELECT 1 FROM offer WHERE state = 'open') AS json`;

function settleHour(tx: CoreApp, exchange: ExchangeHour): void {
  closeAuctions(tx, exchange);
  endOldOffers(tx, exchange);
  letOthersBuy(tx, exchange);
  answerOffers(tx, exchange);
}

/**
 * Closes auctions and negotiations whose time is over, and lets dealers and rivals answer. All of it is one transaction.
 * Logged, because what players do afterwards counts in the next hour.
 * @param isReplay whether it is already in the log
 */
export function settleBargains(app: CoreApp, hour: number, isReplay = false): void {
  const minute = hour * HOUR;
  const world = app.findRecordById('world', WORLD_ID);
  if (!hasRules07At(world, minute)) return;
  const [start, seed] = [world.getString('start'), world.getString('seed')];
  inTransaction(app, (tx) => {
    if (tx.findRecordById('world', WORLD_ID).getInt('bargained') >= minute) return;
    // Noted even if nothing is open: what begins while the hour is interrupted must not be settled in it.
    if (!readJson<number>(tx, IS_EMPTY)) {
      if (!isReplay) notePart(tx, { hour, part: BARGAINS_PART, marks: marksNow(tx), last: LAST, skipped: [] });
      settleHour(tx, { hour, minute, start, seed });
    }
    if (minute % DAY === 0) forgetOldBargains(tx, minute);
    run(tx, SETTLED, { minute });
  });
}
