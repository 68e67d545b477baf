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
import { LISTING } from '#game/tables/listing.ts';
import { callApi } from '../api.ts';
import { client } from '../client.ts';
import { KEYS } from '../query-keys.ts';
import { useSession } from '../session.ts';
import { readOwnRecords } from './own-records.ts';

const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'search', query],
    queryFn: ({ signal }) => callApi(`/api/am/exchange/search?${query}`, exchangeSearchSchema, { signal }),
    placeholderData: keepPreviousData,
  });
const listingQuery = (listing: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'listing', listing],
    queryFn: ({ signal }) =>
      callApi(`/api/am/exchange/listing?listing=${listing}`, listingDetailSchema, { signal }),
    retry: false,
  });
const saleQuery = (aircraft: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'sale', aircraft],
    queryFn: ({ signal }) =>
      callApi(`/api/am/exchange/sale?aircraft=${aircraft}`, saleViewSchema, { signal }),
  });
const airlineFleetQuery = (code: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'fleet', code],
    queryFn: ({ signal }) =>
      callApi(`/api/am/exchange/fleet?airline=${encodeURIComponent(code)}`, airlineFleetSchema, { signal }),
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
const detailsOf = (results: UseQueryResult<ListingDetail>[]) => ({
  found: results.flatMap(({ data }) => (data ? [data] : [])),
  isDone: results.every(({ isPending }) => !isPending),
});

/** Several listings (ids), without those that are no longer for sale. */
export const useListings = (listings: readonly string[]) =>
  useQueries({ queries: listings.map(listingQuery), combine: detailsOf });
/** One listing (id). */
export const useListing = (listing: string) => useQuery(listingQuery(listing));
/** The terms of selling an own aircraft (id). */
export const useSale = (aircraft: string) => useQuery(saleQuery(aircraft));
/** One auction. It has the id of its listing. */
export const useAuction = (auction: string) => useQuery(auctionQuery(auction));
/** The airline's negotiations. */
export const useNegotiations = () => useQuery(negotiationsQuery);
/** The airline's last bids. */
export const useOwnBids = () => useQuery(bidsQuery);
/** The airline's last auctions. */
export const useOwnAuctions = () => useQuery(ownAuctionsQuery(useSession()?.airline ?? ''));
/** The airline's aircraft for sale, the newest listing first. */
export const useOwnListings = () => useQuery(ownListingsQuery(useSession()?.airline ?? ''));
/** The aircraft of another airline (code), to make offers for them. */
export const useAirlineFleet = (code: string) => useQuery(airlineFleetQuery(code));
