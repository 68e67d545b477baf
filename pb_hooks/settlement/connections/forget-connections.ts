import { run } from '../read-rows.ts';

const FORGET = 'DELETE FROM connection WHERE airline = {:airline}';
/** Who is on the way to a flight that is not in the timetable any more has missed it. */
const STRANDED = `
  DELETE FROM transfer WHERE airline = {:airline}
    AND NOT EXISTS (SELECT 1 FROM leg WHERE leg.id = transfer.leg AND leg.destination = transfer.destination)`;
const TO_DO = 'UPDATE airline SET connected = 0 WHERE id = {:airline}';

/** After a change of an airline's timetable or fares: the next hour works its connections out anew. */
export function forgetConnections(tx: CoreApp, airline: string): void {
  for (const statement of [FORGET, STRANDED, TO_DO]) run(tx, statement, { airline });
}
