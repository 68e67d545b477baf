import type { ListingDetail } from '#game/payloads/exchange.ts';
import type { Names } from '../parts/use-names.ts';

/** Returns when and where a buyer gets an aircraft. */
export function arrivalText(
  {
    lands,
    listing,
    ferry,
  }: Pick<ListingDetail, 'lands' | 'ferry'> & {
    listing: Pick<ListingDetail['listing'], 'airport' | 'ready'>;
  },
  names: Pick<Names, 'placeOf' | 'at'>,
): string {
  const place = names.placeOf(listing.airport);
  const flight =
    lands > 0
      ? `It is in the air and becomes yours when it has landed at ${place}, ${names.at(lands)}.`
      : `It is at ${place} and becomes yours at once.`;
  if (!ferry) return flight;
  return ferry.isPossible
    ? `${flight} From there it flies to your hub without passengers.`
    : `${flight} It cannot reach your hub without a stop. Its first flights should start there.`;
}
