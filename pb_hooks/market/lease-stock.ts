import { lessorChance } from '../../game/chance/keyed-chance.ts';
import type { StockWorld } from '../../game/fleet/lease-stock.ts';
import { WORLD_ID } from '../../game/records/world.ts';
import { HOUR } from '../../game/time.ts';
import { readJson } from '../http/read-json.ts';

/** Leases from before the rules of 0.4.0 are not taken from the stock: there was none. */
const IN_STOCK = `ownership = 'leased' AND ordered >= {:from}`;

const COUNTS = `
  SELECT json_object('airlines', (SELECT count(*) FROM airline),
    'own', (SELECT count(*) FROM aircraft WHERE airline = {:airline} AND ownership = 'leased'), 'leased', json((
    SELECT COALESCE(json_group_object(model, n), '{}')
    FROM (SELECT model, count(*) AS n FROM aircraft WHERE ({:model} = '' OR model = {:model}) AND ${IN_STOCK} GROUP BY model)
  ))) AS json`;

interface Counts {
  airlines: number;
  own: number;
  leased: Record<string, number>;
}

/** The lessors' world, and how many aircraft of each model airlines lease. */
export interface LessorFacts {
  world: StockWorld;
  leased: Readonly<Record<string, number>>;
}

/**
 * Reads what `leaseStock` depends on. Exact in a transaction that has written, because no other one can lease until it ends.
 * @param now world minute
 * @param airline id of the one that asks; empty if it has none
 * @param model key of the only model that counts; all if left out
 */
export function readLessorFacts(app: CoreApp, now: number, airline: string, model = ''): LessorFacts {
  const world = app.findRecordById('world', WORLD_ID);
  const from = world.getInt('rules_04_from') * HOUR;
  const bind = { from, model, airline };
  const { airlines, own, leased } = readJson<Counts>(app, COUNTS, bind);
  const chance = lessorChance(world.getString('seed'));
  return { world: { chance, airlines, now, ownLeases: own }, leased };
}
