import type { AircraftModel } from '../../game/aircraft-model.ts';
import { deliveryDays } from '../../game/delivery.ts';
import { WORLD_ID } from '../../game/records/world.ts';
import { hasNewRules } from '../../game/rules-version.ts';
import { DAY, HOUR } from '../../game/time.ts';
import { hasLeased } from '../action/fleet/has-leased.ts';
import { answer } from '../http/answer.ts';
import { readJson } from '../http/read-json.ts';
import { worldMinute } from '../world/clock.ts';

/** How many of each model are bought and not handed over yet. */
const QUEUES = `
  SELECT COALESCE(json_group_array(json_object('key', m.key, 'mtow_kg', m.mtow_kg, 'ahead', COALESCE(q.n, 0))), '[]') AS json
  FROM aircraft_model m LEFT JOIN (
    SELECT model, count(*) AS n FROM aircraft WHERE delivered > {:now} AND ownership = 'owned' GROUP BY +model
  ) q ON q.model = m.key`;

/** Whether the caller's next lease would be its first, which is at the hub within one game hour. */
function isFirstLease({ app, auth }: core.RequestEvent, now: number): boolean {
  const airline = auth?.getString('airline') ?? '';
  const from = app.findRecordById('world', WORLD_ID).getInt('rules_04_from');
  return airline !== '' && hasNewRules(from, Math.floor(now / HOUR)) && !hasLeased(app, airline);
}

/**
 * GET /api/am/delivery: game minutes until one aircraft of each model would be handed over, if it were bought now, and
 * whether a lease signed now would be the airline's first.
 */
export function viewDelivery(e: core.RequestEvent): void {
  answer(e, () => {
    const now = worldMinute(e.app);
    const queues = readJson<(Pick<AircraftModel, 'mtow_kg'> & { key: string; ahead: number })[]>(
      e.app,
      QUEUES,
      { now },
    );
    const models = Object.fromEntries(
      queues.map((model) => [model.key, deliveryDays(model, model.ahead) * DAY]),
    );
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, { models, firstLease: isFirstLease(e, now) });
  });
}
