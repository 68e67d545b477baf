import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { WITHDRAWN_LEG } from '#game/tables/withdrawn-leg.ts';
import { DAY } from '#game/world/time.ts';
import { aliased, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { readRows, run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import type { MarketLeg } from './read-departures.ts';

const l = aliased(WITHDRAWN_LEG, 'l');

const SHAPE = {
  leg: l.leg,
  airline: l.airline,
  aircraft: textOf("''"),
  origin: l.origin,
  destination: l.destination,
  departs: l.departs,
  block: l.block,
  model: l.model,
  built: l.built,
  delivered: numberOf('0'),
  seats: classesOf(l),
  fares: {
    economy: numberOf('COALESCE(r.fare_economy, l.fare_economy)'),
    business: numberOf('COALESCE(r.fare_business, l.fare_business)'),
    first: numberOf('COALESCE(r.fare_first, l.fare_first)'),
  },
  since: l.since,
  until: l.until,
};

/**
 * Returns the legs that airlines have withdrawn today in some O&D markets. While the airline keeps the route,
 * they follow its fares, so that a fare change cannot make them unattractive before they end.
 * @param odMarkets result of `dueMarketsOf`
 */
export const readWithdrawn = (app: CoreApp, world: SettledWorld, odMarkets: string): MarketLeg[] =>
  readRows(
    app,
    SHAPE,
    `FROM jsonb_each({:odMarkets}) w CROSS JOIN withdrawn_leg l ON l.origin = w.value ->> 0 AND l.destination = w.value ->> 1
       AND l.departs >= {:today}
     LEFT JOIN route r ON r.airline = l.airline
       AND ((r.a = l.origin AND r.b = l.destination) OR (r.a = l.destination AND r.b = l.origin))
     ORDER BY l.origin, l.destination, l.departs, l.id`,
    { odMarkets, today: world.minute - (world.minute % DAY) },
  );

/** Deletes the day before's withdrawn legs at midnight. */
export function forgetWithdrawn(tx: CoreApp, world: SettledWorld): void {
  if (world.newDay) run(tx, 'DELETE FROM withdrawn_leg WHERE departs < {:today}', { today: world.minute });
}
