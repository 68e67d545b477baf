import type { RivalAction } from '#game/rivals/rival-action.ts';
import { HOUR } from '#game/world/time.ts';
import { performUnlogged } from '../action/perform.ts';
import { windUp } from '../endings/end-airline.ts';
import { isResponse } from '../platform/http/handle-request.ts';
import { writeBases } from './bases.ts';

const run = (tx: CoreApp, sql: string) => tx.db().newQuery(sql).execute();

/**
 * Performs one action of a rival. @returns false if it was rejected, for example because an airport has no slot
 * left
 * @param key unique among the rival's actions of the hour
 */
export function actAsRival(
  tx: CoreApp,
  { airline, hour }: { airline: string; hour: number },
  key: number | string,
  { name, input }: RivalAction,
): boolean {
  run(tx, 'SAVEPOINT rival');
  try {
    if (name === 'rival.end') windUp(tx, airline);
    else if (name === 'rival.bases') writeBases(tx, airline, input.bases);
    else performUnlogged(tx, hour * HOUR, airline, `${airline} ${hour} ${key}`, { name, input });
    run(tx, 'RELEASE rival');
    return true;
  } catch (thrown) {
    run(tx, 'ROLLBACK TO rival');
    run(tx, 'RELEASE rival');
    if (isResponse(thrown)) return false;
    throw thrown;
  }
}
