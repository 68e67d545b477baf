import type { AirlinePlan } from '../state/plan.ts';
import { run } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { rowsOf } from '../state/rows-of.ts';
import { stored } from './plan-connections.ts';
import { writeSums } from './rival-sums.ts';

const NEW_TRANSFERS = `
  INSERT INTO transfer (id, airline, leg, destination, origin, departs, hour, landed, economy, business, first,
    fare_economy, fare_business, fare_first)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, {:hour}, value ->> 6, value ->> 7,
    value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12
  FROM jsonb_each({:rows})`;

const FORGET = 'DELETE FROM connection WHERE airline IN (SELECT value FROM json_each({:airlines}))';
const NEW_CONNECTIONS = `
  INSERT INTO connection (id, airline, onward)
  SELECT value ->> 0, value ->> 1, value -> 2 FROM jsonb_each({:rows})`;
const CONNECTED =
  'UPDATE airline SET connected = {:hour} + 1 WHERE id IN (SELECT value FROM json_each({:airlines}))';

/** Writes the connecting passengers and the recomputed connections. */
export function writeConnections(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  const transfers = rowsOf(
    plans,
    (plan) => plan.transfers,
    ({ id, leg, destination, origin, departs, landed, people, fares }, airline) =>
      [id, airline, leg, destination, origin, departs, landed].concat(people, fares),
  );
  if (transfers.length > 0) run(tx, NEW_TRANSFERS, { hour: world.hour, rows: JSON.stringify(transfers) });

  const sums = plans.flatMap((plan) => (plan.sums ? [{ airline: plan.airline.id, ...plan.sums }] : []));
  writeSums(tx, world, sums);
  const anew = plans.filter((plan) => plan.connections);
  if (anew.length === 0) return;
  const airlines = JSON.stringify(anew.map(({ airline }) => airline.id));
  run(tx, FORGET, { airlines });
  const rows = anew.flatMap(({ airline, connections }) =>
    [...(connections ?? [])].map(([leg, onward]) => [leg, airline.id, onward.map(stored)]),
  );
  if (rows.length > 0) run(tx, NEW_CONNECTIONS, { rows: JSON.stringify(rows) });
  run(tx, CONNECTED, { hour: world.hour, airlines });
}
