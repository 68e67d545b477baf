import { ROUTE } from '#game/tables/route.ts';
import { WEEK } from '#game/world/time.ts';
import { outdateConnections } from '#hooks/demand/forget-connections.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan, RuledFares } from '#hooks/settlement/state/plan.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const CHOSEN = updateById(ROUTE, ['rule_next', 'rule_economy', 'rule_business', 'rule_first']);

/** Routes reviewed in this hour whose fares change. */
const REVIEWED = 'rule_max > 0 AND rule_next = {:next} AND rule_economy > 0';
const AIRLINES = `
  SELECT COALESCE(json_group_array(DISTINCT airline), '[]') AS json FROM route WHERE ${REVIEWED}`;
const APPLY = `
  UPDATE route SET fare_economy = rule_economy, fare_business = rule_business, fare_first = rule_first,
    rule_economy = 0, rule_business = 0, rule_first = 0
  WHERE ${REVIEWED}`;

/** Writes the fares that rules have chosen. They wait for the end of the hour. */
export function writeFareRules(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  const rows: RuledFares[] = [];
  for (const { fares } of plans) if (fares.length > 0) rows.push(...fares);
  writeRows(tx, CHOSEN, rows);
}

/**
 * Applies the fares that rules have chosen in an hour, at its end. The airlines keep their connections until
 * they are recomputed, because many airlines may change fares in an hour.
 */
export function applyRuledFares(tx: CoreApp, { minute }: Pick<SettledWorld, 'minute'>): void {
  const next = minute + WEEK;
  const airlines = readJson<string[]>(tx, AIRLINES, { next });
  if (airlines.length === 0) return;
  run(tx, APPLY, { next });
  outdateConnections(tx, airlines);
}
