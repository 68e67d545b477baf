import type { LeaseStockWorld } from '#game/fleet/lease-stock.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { lessorChance } from '#game/world/chance/keyed-chance.ts';
import { readJson } from '../platform/db/read-json.ts';

/**
 * Aircraft that rivals had before the world began do not reduce the stock. Nor do those that lessors have bought from the
 * airlines that lease them back.
 */
const IN_STOCK = "ownership = 'leased' AND ordered >= 0 AND lease_until = 0";

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

/** Inputs of lessors' stock, and the number of leased aircraft of each model. */
export interface LessorFacts {
  world: LeaseStockWorld;
  leased: Readonly<Record<string, number>>;
}

/**
 * Reads the inputs of `leaseStock`. Exact inside a transaction that has written, because no other lease can
 * be signed until it ends.
 * @param now world minute
 * @param airline id of the caller's airline; empty if there is none
 * @param model key of the only model to count; all by default
 */
export function readLessorFacts(app: CoreApp, now: number, airline: string, model = ''): LessorFacts {
  const world = app.findRecordById('world', WORLD_ID);
  const bind = { model, airline };
  const { airlines, own, leased } = readJson<Counts>(app, COUNTS, bind);
  const chance = lessorChance(world.getString('seed'));
  return { world: { chance, airlines, now, ownLeases: own }, leased };
}
