import { isNear, together, type WeekWeights } from '#game/demand/choice/connection-weights.ts';
import type { Competition } from '#game/demand/choice/expected-connections.ts';
import type { OdMarketDay } from '#game/demand/choice/pairings.ts';
import { CONNECTION_SUM } from '#game/tables/connection-sum.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { SumChanges } from '#hooks/settlement/state/plan.ts';
import { readRows, run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const s = aliased(CONNECTION_SUM, 's');
const OWN_SUM = { id: s.id, market: s.market, weights: s.weights };
const RIVAL_SUM = { market: s.market, weights: s.weights };

const marketOf = ({ origin, destination }: OdMarketDay): string => origin + destination;

/** Rows that were valid before the hour, even if the hour has already replaced them. */
export const HELD = 's.since < {:hour} AND (s.until = 0 OR s.until >= {:hour})';

/**
 * Returns the sums of all rivals together, by O&D market. Adds them in the order of airlines, so that a
 * replay gives the same result.
 */
function readRivals(app: CoreApp, hour: number, airline: string, markets: readonly string[]) {
  const rows = readRows(
    app,
    RIVAL_SUM,
    `FROM json_each({:markets}) m CROSS JOIN connection_sum s ON s.market = m.value
     WHERE s.airline <> {:airline} AND ${HELD} ORDER BY s.market, s.airline`,
    { markets: JSON.stringify(markets), airline, hour },
  );
  const rivals = new Map<string, WeekWeights>();
  for (const { market, weights: week } of rows) {
    const all = rivals.get(market) ?? [];
    for (let weekday = 0; weekday < DAYS_A_WEEK; weekday++) {
      const day = week[weekday];
      if (day) all[weekday] = together(all[weekday] ?? null, day);
    }
    rivals.set(market, all);
  }
  return rivals;
}

const emptyWeek = (): WeekWeights => new Array<null>(DAYS_A_WEEK).fill(null);

/** Returns the competition for an airline's connections, and collects its own weights for rivals. */
export function meetRivals(
  app: CoreApp,
  { hour }: Pick<SettledWorld, 'hour'>,
  airline: string,
  days: readonly OdMarketDay[],
): Competition & { changes: () => SumChanges } {
  const markets = [...new Set(days.map(marketOf))];
  const rivals = readRivals(app, hour, airline, markets);
  const own = new Map<string, WeekWeights>();
  return {
    rivalsOn: (day) => rivals.get(marketOf(day))?.[day.weekday] ?? null,
    note: (day, weights) => {
      const market = marketOf(day);
      const week = own.get(market) ?? emptyWeek();
      week[day.weekday] = weights;
      own.set(market, week);
    },
    changes: () => sumChanges(app, hour, airline, own),
  };
}

/** Returns the changes that give an airline these sums. Rows that stay nearly the same are kept. */
export function sumChanges(
  app: CoreApp,
  hour: number,
  airline: string,
  own: ReadonlyMap<string, WeekWeights>,
): SumChanges {
  const rows = readRows(
    app,
    OWN_SUM,
    `FROM connection_sum s WHERE s.airline = {:airline} AND ${HELD} ORDER BY s.market`,
    { airline, hour },
  );
  const stays = new Set<string>();
  const gone: string[] = [];
  for (const { id, market, weights } of rows) {
    const week = own.get(market);
    if (week && isNear(week, weights)) stays.add(market);
    else gone.push(id);
  }
  const added = [...own]
    .filter(([market]) => !stays.has(market))
    .map(([market, weights]) => ({ id: recordId(['connections', airline, market, hour]), market, weights }));
  return { gone, added };
}

const REPLACED = `
  UPDATE connection_sum SET until = {:hour} WHERE id IN (SELECT value FROM json_each({:ids}))`;
const NEW = insertInto(CONNECTION_SUM, { since: '{:hour}', until: '0' });
/** Rows replaced in an earlier hour. Nothing reads them any more. */
const OLD = 'DELETE FROM connection_sum WHERE until > 0 AND until < {:hour}';

/** Writes the changed sums of some airlines (ids). */
export function writeSums(
  tx: CoreApp,
  { hour }: SettledWorld,
  changes: readonly (SumChanges & { airline: string })[],
): void {
  if (changes.length === 0) return;
  run(tx, OLD, { hour });
  run(tx, REPLACED, { hour, ids: JSON.stringify(changes.flatMap(({ gone }) => gone)) });
  const sums = changes.flatMap(({ airline, added }) => added.map((sum) => ({ ...sum, airline })));
  writeRows(tx, NEW, sums, { hour });
}
