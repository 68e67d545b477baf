import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import { LISTING } from '#game/tables/listing.ts';
import { distanceKm, type Point } from '#game/world/airport/geo.ts';
import { aliased, numberOf, type ShapedRow } from '../platform/db/shape.ts';
import { partyColumns, partyOf } from './parties.ts';

const { seller: _seller, checks: _checks, ...figures } = aliased(LISTING, 's');

/** Columns of aircraft for sale `s` with their sellers `a` and airports `p`. */
export const OFFERED = {
  ...figures,
  seller: partyColumns('s.seller', 'a'),
  lat: numberOf('p.lat'),
  lon: numberOf('p.lon'),
};
export const OFFERED_JOINS = 'LEFT JOIN airline a ON a.id = s.seller LEFT JOIN airport p ON p.id = s.airport';

/** Returns an aircraft for sale with its distance to a hub. @param hub null for a caller without an airline */
export function offeredTo(
  { lat, lon, seller, ...aircraft }: ShapedRow<typeof OFFERED>,
  hub: Point | null,
): OfferedAircraft {
  const km = hub && Math.round(distanceKm({ lat, lon }, hub));
  return { ...aircraft, seller: partyOf(seller), km };
}
