import { overdraftInterest } from '#game/bank/overdraft.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';

const a = aliased(AIRLINE, 'a');
const OVERDRAWN = { airline: a.id, cash: a.cash };
const OVERDRAFTS = `FROM airline a WHERE a.cash < 0 AND ${OURS('a.id')} ORDER BY a.id`;

/** Plans a day's interest on every account that is overdrawn at midnight. */
export function planOverdrafts(
  app: CoreApp,
  world: SettledWorld,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  if (!world.newDay) return;
  const { minute, ours, baseRate } = world;
  for (const { airline, cash } of readRows(app, OVERDRAWN, OVERDRAFTS, { ours })) {
    plans.get(airline)?.ledger.push({
      id: recordId(['overdraft_interest', airline, minute]),
      category: 'overdraft_interest',
      amount: -overdraftInterest(cash, baseRate),
      memo: `One day's interest on an overdraft of ${formatDollars(-cash)}`,
    });
  }
}
