import { deliveryDays } from '#game/fleet/delivery.ts';
import { type LeaseStock, leaseStock } from '#game/fleet/lease-stock.ts';
import { AIRCRAFT_MODEL } from '#game/tables/aircraft-model.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, nullable, numberOf, type ShapedRow } from '../platform/db/shape.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { worldMinute } from '../world/clock/clock.ts';
import { hasLeased } from './has-leased.ts';
import { readLessorFacts } from './lease-stock.ts';

const m = aliased(AIRCRAFT_MODEL, 'm');
const QUEUE = {
  id: m.key,
  mtow_kg: m.mtow_kg,
  in_service: m.in_service,
  last_year: nullable(numberOf('nullif(m.last_year, 0)')),
  /** Number of ordered and undelivered aircraft. */
  ahead: numberOf('q.n'),
};
type Queue = ShapedRow<typeof QUEUE>;

const QUEUES = `
  FROM aircraft_model m LEFT JOIN (
    SELECT model, count(*) AS n FROM aircraft WHERE delivered > {:now} AND ownership = 'owned' GROUP BY +model
  ) q ON q.model = m.key`;

/**
 * Checks whether the caller's next lease would be its first. The first leased aircraft is at the hub within
 * one game hour.
 */
function isFirstLease({ app, auth }: core.RequestEvent): boolean {
  const airline = auth?.getString('airline') ?? '';
  return airline !== '' && !hasLeased(app, airline);
}

/** Returns lessors' stock of each model for the caller. */
function stockOf(
  { app, auth }: core.RequestEvent,
  now: number,
  queues: readonly Queue[],
): Record<string, LeaseStock> {
  const { world, leased } = readLessorFacts(app, now, auth?.getString('airline') ?? '');
  return Object.fromEntries(
    queues.map((model) => [model.id, leaseStock(world, model, leased[model.id] ?? 0)]),
  );
}

/**
 * GET /api/am/delivery: returns the game minutes until delivery of one aircraft of each model if it were
 * bought now, lessors' stock of each model, and whether a lease signed now would be the airline's first.
 */
export function viewDelivery(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const now = worldMinute(e.app);
    const queues = readAll(e.app, QUEUE, QUEUES, { now });
    const models = Object.fromEntries(
      queues.map((model) => [model.id, deliveryDays(model, model.ahead) * DAY]),
    );
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, {
      models,
      stock: stockOf(e, now, queues),
      firstLease: isFirstLease(e),
    });
  });
}
