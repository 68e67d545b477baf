import { CONNECTION } from '#game/tables/connection.ts';
import { TRANSFER } from '#game/tables/transfer.ts';
import { writeSums } from '#hooks/demand/connections/rival-sums.ts';
import { stored } from '#hooks/demand/connections/stored-onward.ts';
import { insertInto, writeCells, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { rowsOf } from '#hooks/settlement/state/rows-of.ts';

const NEW_TRANSFERS = insertInto(TRANSFER, { hour: '{:hour}' });

const FORGET = 'DELETE FROM connection WHERE airline IN (SELECT value FROM json_each({:airlines}))';
const NEW_CONNECTIONS = insertInto(CONNECTION);
const CONNECTED =
  'UPDATE airline SET connected = {:hour} + 1 WHERE id IN (SELECT value FROM json_each({:airlines}))';

/** Writes the connecting passengers and the recomputed connections. */
export function writeConnections(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  // Lists instead of objects, because an hour has thousands.
  const transfers = rowsOf(
    plans,
    (plan) => plan.transfers,
    ({ id, leg, destination, origin, departs, landed, people, fares }, airline) =>
      [id, airline, leg, destination, origin, departs, landed].concat(people, fares),
  );
  writeCells(tx, NEW_TRANSFERS, transfers, { hour: world.hour });

  const sums = plans.flatMap((plan) => (plan.sums ? [{ airline: plan.airline.id, ...plan.sums }] : []));
  writeSums(tx, world, sums);
  const recomputed = plans.filter((plan) => plan.connections);
  if (recomputed.length === 0) return;
  const airlines = JSON.stringify(recomputed.map(({ airline }) => airline.id));
  run(tx, FORGET, { airlines });
  const rows = recomputed.flatMap(({ airline, connections }) =>
    [...(connections ?? [])].map(([id, onward]) => ({ id, airline: airline.id, onward: onward.map(stored) })),
  );
  writeRows(tx, NEW_CONNECTIONS, rows);
  run(tx, CONNECTED, { hour: world.hour, airlines });
}
