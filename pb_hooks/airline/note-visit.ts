import { ABSENCE_MINUTES, ABSENCE_MS, VISIT_EVERY } from '#game/airline/absence.ts';
import { worldMinute } from '../world/clock/clock.ts';

/** If the owner has been absent, `away_from` and `away_until` become the time of this absence. */
const NOTE = `
  UPDATE airline SET
    away_from = iif(visited_at > 0 AND {:now} - visited_at >= ${ABSENCE_MS} AND {:minute} - visited >= ${ABSENCE_MINUTES}, visited, away_from),
    away_until = iif(visited_at > 0 AND {:now} - visited_at >= ${ABSENCE_MS} AND {:minute} - visited >= ${ABSENCE_MINUTES}, {:minute}, away_until),
    visited = {:minute}, visited_at = {:now}
  WHERE id = {:airline}`;

/**
 * Records that an airline's owner is there, at most every five minutes. A failure is only logged, because a
 * full disk must not keep players from signing in.
 */
export function noteVisit(app: CoreApp, airline: string): void {
  const now = Date.now();
  const key = `visit ${airline}`;
  const noted = app.store().get(key);
  if (airline === '' || (typeof noted === 'number' && Math.abs(now - noted) < VISIT_EVERY)) return;
  try {
    app
      .db()
      .newQuery(NOTE)
      .bind({ airline, now, minute: worldMinute(app) })
      .execute();
    app.store().set(key, now);
  } catch (thrown) {
    console.error(`The visit of the owner of airline ${airline} could not be recorded: ${thrown}`);
  }
}
