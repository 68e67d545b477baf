import { useListing } from '#web/lib/game/exchange.ts';

/** The registration of an aircraft for sale. */
export function ListingTitle({ listing }: { listing: string }) {
  const registration = useListing(listing).data?.listing.registration;
  return registration ? <span className="code normal-nums">{registration}</span> : 'Aircraft';
}
