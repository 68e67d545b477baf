import { sellerPath } from '#game/exchange/concession.ts';
import { dealersBid, exchangeValue } from '#game/exchange/prices.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { RivalProperty, RivalSale } from '#game/rivals/view.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { LISTING } from '#game/tables/listing.ts';
import { HOUR } from '#game/world/time.ts';
import { traitsOf } from '../exchange/bargain-path.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, type ShapedRow } from '../platform/db/shape.ts';
import { RIVAL_AIRPORT, type RivalTurn } from './rival-turn.ts';

const x = aliased(AIRCRAFT, 'x');
const s = aliased(LISTING, 's');
const OWNED = {
  id: x.id,
  model: x.model,
  figures: {
    built: x.built,
    paid_new: x.paid_new,
    hours: x.hours,
    cycles: x.cycles,
    condition: x.condition,
    checks: x.checks,
  },
  isReady: boolOf("x.ready <= {:now} AND x.work = ''"),
  place: RIVAL_AIRPORT,
  sale: { id: s.id, kind: s.kind, state: s.state, price: s.price, opened: s.opened },
  wasUnsold: boolOf(`EXISTS (
    SELECT 1 FROM auction u WHERE u.airline = x.airline AND +u.aircraft = x.id AND u.state = 'unsold')`),
};
const OWNED_FLEET = `
  FROM aircraft x JOIN airport p ON p.id = x.place LEFT JOIN listing s ON s.aircraft = x.id
  WHERE x.airline = {:airline} AND x.ownership = 'owned' AND x.delivered <= {:now} ORDER BY x.id`;

/** Returns a listing as its seller sees it. Null if there is none. */
function saleOf({ id, kind, state, price, opened }: ShapedRow<typeof OWNED>['sale']): RivalSale | null {
  return id === '' ? null : { id, kind: state === 'sold' ? state : kind, price, opened };
}

/**
 * Returns the figures of the aircraft that a rival owns, by id.
 * @param bases ids of its bases
 */
export function readProperty(
  app: CoreApp,
  { airline, hour, models, world: { seed } }: RivalTurn,
  bases: readonly string[],
): Map<string, RivalProperty> {
  const now = hour * HOUR;
  const property = new Map<string, RivalProperty>();
  for (const row of readAll(app, OWNED, OWNED_FLEET, { airline, now })) {
    const { id, figures, isReady, place, sale, wasUnsold } = row;
    const model = models.get(row.model);
    if (!model) continue;
    const value = exchangeValue(model, figures, now);
    property.set(id, {
      value,
      bid: dealersBid(value, figures, now),
      limit: sellerPath(traitsOf(seed, airline, id), value, 0).limit,
      age: ageInYears(figures, now),
      isReady,
      away: bases.includes(place.id) ? null : place,
      sale: saleOf(sale),
      wasUnsold,
    });
  }
  return property;
}
