import { DAY } from '#game/world/time.ts';
import { readRows, run } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';
import type { MarketLeg } from './read-departures.ts';

type Row = [
  string,
  string,
  string,
  string,
  number,
  number,
  number,
  number,
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * Returns the legs that airlines have withdrawn today in some O&D markets. While the airline keeps the route,
 * they follow its fares, so that a fare change cannot make them unattractive before they end.
 * @param odMarkets result of `dueMarketsOf`
 */
export function readWithdrawn(app: CoreApp, world: SettledWorld, odMarkets: string): MarketLeg[] {
  const today = world.minute - (world.minute % DAY);
  const rows = readRows<Row>(
    app,
    `l.leg, l.airline, l.origin, l.destination, l.departs, l.since, l.until, l.block,
      l.model, l.built, l.economy, l.business, l.first, COALESCE(r.fare_economy, l.fare_economy),
      COALESCE(r.fare_business, l.fare_business), COALESCE(r.fare_first, l.fare_first)`,
    `FROM jsonb_each({:odMarkets}) w CROSS JOIN withdrawn_leg l ON l.origin = w.value ->> 0 AND l.destination = w.value ->> 1
       AND l.departs >= {:today}
     LEFT JOIN route r ON r.airline = l.airline
       AND ((r.a = l.origin AND r.b = l.destination) OR (r.a = l.destination AND r.b = l.origin))
     ORDER BY l.origin, l.destination, l.departs, l.id`,
    { odMarkets, today },
  );
  return rows.map((row) => ({
    leg: row[0],
    airline: row[1],
    aircraft: '',
    origin: row[2],
    destination: row[3],
    departs: row[4],
    since: row[5],
    until: row[6],
    block: row[7],
    model: row[8],
    built: row[9],
    delivered: 0,
    seats: { economy: row[10], business: row[11], first: row[12] },
    fares: { economy: row[13], business: row[14], first: row[15] },
  }));
}

/** Deletes the day before's withdrawn legs at midnight. */
export function forgetWithdrawn(tx: CoreApp, world: SettledWorld): void {
  if (world.newDay) run(tx, 'DELETE FROM withdrawn_leg WHERE departs < {:today}', { today: world.minute });
}
