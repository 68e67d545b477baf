import {
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { auctionViewSchema, negotiationsSchema } from '#game/payloads/bargain.ts';
import {
  airlineFleetSchema,
  exchangeSearchSchema,
  type ListingDetail,
  listingDetailSchema,
  saleViewSchema,
} from '#game/payloads/exchange.ts';
import { AUCTION } from '#game/tables/auction.ts';
import { BID } from '#game/tables/bid.ts';
import { LISTING, type Listing } from '#game/tables/listing.ts';
import { callApi, callInTurn } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { client } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { KEYS } from '../query-keys.ts';
import { useSession } from '../session.ts';
import { fleetQuery } from './fleet.ts';
import { readOwnRecords } from './own-records.ts';

/** Second parts of query keys, followed by the id of a listing or of an own aircraft. */
const LISTED = 'listing';
const ON_SALE = 'sale';

const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'search', query],
    queryFn: ({ signal }) => callInTurn(`/api/am/exchange/search?${query}`, exchangeSearchSchema, { signal }),
    placeholderData: keepPreviousData,
  });
/** Returns null instead of the error if the server knows no such listing, aircraft or airline. */
async function orNull<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return null;
    throw error;
  }
}

/** A listing. Null if it has ended, which is final. */
const listingQuery = (listing: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, LISTED, listing],
    queryFn: ({ signal }) =>
      orNull(callApi(`/api/am/exchange/listing?listing=${listing}`, listingDetailSchema, { signal })),
    enabled: ({ state }) => state.data !== null,
  });
const saleQuery = (aircraft: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, ON_SALE, aircraft],
    queryFn: ({ signal }) =>
      orNull(callApi(`/api/am/exchange/sale?aircraft=${aircraft}`, saleViewSchema, { signal })),
  });
const airlineFleetQuery = (code: string, flight = '') =>
  queryOptions({
    queryKey: [KEYS.exchange, 'fleet', code, flight],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ airline: code, ...(flight === '' ? {} : { flight }) });
      return orNull(callApi(`/api/am/exchange/fleet?${query}`, airlineFleetSchema, { signal }));
    },
  });
const auctionQuery = (auction: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'auction', auction],
    queryFn: ({ signal }) =>
      callApi(`/api/am/exchange/auction?auction=${auction}`, auctionViewSchema, { signal }),
  });
const negotiationsQuery = queryOptions({
  queryKey: [KEYS.exchange, 'negotiations'],
  queryFn: ({ signal }) => callApi('/api/am/exchange/negotiations', negotiationsSchema, { signal }),
});
/** Most bids and auctions that are listed. */
const RECENT_MAX = 30;
const bidsQuery = queryOptions({
  queryKey: [KEYS.exchange, 'bids'],
  queryFn: ({ signal }) => readOwnRecords({ table: BID, sort: '-minute', max: RECENT_MAX }, signal),
});
const ownAuctionsQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'own auctions', airline],
    queryFn: ({ signal }) => {
      const filter = client.filter('airline = {:airline}', { airline });
      return readOwnRecords({ table: AUCTION, filter, sort: '-opened', max: RECENT_MAX }, signal);
    },
    enabled: airline !== '',
  });
const ownListingsQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'own listings', airline],
    queryFn: ({ signal }) => {
      const filter = client.filter('seller = {:airline}', { airline });
      return readOwnRecords({ table: LISTING, filter, sort: '-opened' }, signal);
    },
    enabled: airline !== '',
  });

/** Aircraft for sale. Shows the previous ones while others are loaded. @param query see `ExchangeSearch` */
export const useExchangeSearch = (query: string) => useQuery(searchQuery(query));
const detailsOf = (results: UseQueryResult<ListingDetail | null>[]) => ({
  found: results.flatMap(({ data }) => (data ? [data] : [])),
  hasEnded: results.map(({ data }) => data === null),
  isDone: results.every(({ isPending }) => !isPending),
});

/** Several listings (ids): those that are for sale, and in the order of the ids, which of them have ended. */
export const useListings = (listings: readonly string[]) =>
  useQueries({ queries: listings.map(listingQuery), combine: detailsOf });
/** One listing (id). Null if it has ended. */
export const useListing = (listing: string) => useQuery(listingQuery(listing));
/** The terms of selling an aircraft (id), while it is in the fleet. Null if it is not. */
export const useSale = (aircraft: string, isOwn: boolean) =>
  useQuery({ ...saleQuery(aircraft), enabled: isOwn });
/** One auction. It has the id of its listing. */
export const useAuction = (auction: string) => useQuery(auctionQuery(auction));
/** The auction (id) that a listing was, if the page has shown it before. */
export const useKnownAuction = (auction: string) =>
  useQuery({ ...auctionQuery(auction), enabled: ({ state }) => state.data !== undefined }).data;
/** The airline's negotiations. */
export const useNegotiations = () => useQuery(negotiationsQuery);
/** The airline's last bids. */
export const useOwnBids = () => useQuery(bidsQuery);
/** The airline's last auctions. */
export const useOwnAuctions = () => useQuery(ownAuctionsQuery(useSession()?.airline ?? ''));
/** The airline's aircraft for sale, the newest listing first. */
export const useOwnListings = () => useQuery(ownListingsQuery(useSession()?.airline ?? ''));
/**
 * The aircraft of another airline (code), to make offers for them. Null if there is no such airline.
 * @param flight public id of one of its flights, to find the aircraft that flies it
 */
export const useAirlineFleet = (code: string, flight?: string) => useQuery(airlineFleetQuery(code, flight));

/** A listing that has begun, changed or ended. */
export interface ListingChange extends Pick<Listing, 'id' | 'aircraft'> {
  hasEnded: boolean;
}

/**
 * Refetches the exchange after changes of listings. Those that have ended are not asked for again, nor is the sale of
 * aircraft that are no longer in the fleet.
 */
export async function refetchExchange(changes: readonly ListingChange[]): Promise<void> {
  for (const { id, hasEnded } of changes)
    queryClient.setQueryData(listingQuery(id).queryKey, (known) => (known && hasEnded ? null : known));
  const fleet = () => queryClient.getQueryData(fleetQuery.queryKey);
  const isOwn = (aircraft: unknown) => fleet()?.some(({ id }) => id === aircraft) ?? true;
  if (changes.some(({ aircraft }) => isOwn(aircraft)))
    await queryClient.refetchQueries({ queryKey: fleetQuery.queryKey });
  await queryClient.invalidateQueries({
    queryKey: [KEYS.exchange],
    predicate: ({ queryKey: [, name, aircraft] }) => name !== ON_SALE || isOwn(aircraft),
  });
}
