import { run } from '../state/read-rows.ts';

const FORGET = 'DELETE FROM connection WHERE airline = {:airline}';
/** Connecting passengers whose second flight is no longer in the timetable miss it. */
const ORPHANED = `
  DELETE FROM transfer WHERE airline = {:airline}
    AND NOT EXISTS (SELECT 1 FROM leg WHERE leg.id = transfer.leg AND leg.destination = transfer.destination)`;
const TO_DO = 'UPDATE airline SET connected = 0 WHERE id = {:airline}';

const ALL_TO_DO = 'UPDATE airline SET connected = 0 WHERE id IN (SELECT value FROM json_each({:airlines}))';

/** Lets some airlines' connections be recomputed in the next hours. Until then they stay as they are. */
export const outdateConnections = (tx: CoreApp, airlines: readonly string[]): void =>
  run(tx, ALL_TO_DO, { airlines: JSON.stringify(airlines) });

/**
 * Marks an airline's connections as outdated after a change of its timetable or fares. The next settled hour
 * recomputes its connections.
 */
export function forgetConnections(tx: CoreApp, airline: string): void {
  for (const statement of [FORGET, ORPHANED, TO_DO]) run(tx, statement, { airline });
}
