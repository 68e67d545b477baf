import { type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query';
import {
  bookSchema,
  shareListingDetailSchema,
  shareMarketSchema,
  tenderViewSchema,
} from '#game/payloads/shares.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { SHARE_ORDER } from '#game/tables/share-order.ts';
import { SHARE_SALE } from '#game/tables/share-sale.ts';
import { SUBSCRIPTION } from '#game/tables/subscription.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';
import { ownRecords } from './own-records.ts';

const ordersQuery = ownRecords({ table: SHARE_ORDER, sort: 'placed' });
const holdingsQuery = ownRecords({ table: HOLDING, sort: 'issuer' });
const salesQuery = ownRecords({ table: SHARE_SALE, sort: 'issuer' });
const subscriptionsQuery = ownRecords({ table: SUBSCRIPTION, sort: 'placed' });

const marketQuery = queryOptions({
  queryKey: [KEYS.own, 'share market'],
  queryFn: ({ signal }) => callApi('/api/am/shares', shareMarketSchema, { signal }),
});

/**
 * Loads something about an airline (id) while it is listed. When a merger or an administrator has ended it, the page still
 * shows what is known until it has the new list, because the server rejects questions about it.
 */
async function whileListed<Data>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  airline: string,
  load: () => Promise<Data>,
): Promise<Data> {
  const known = client.getQueryData<Data>(queryKey);
  if (known === undefined) return load();
  // Waits for the new list if it is outdated like this.
  const { listings } = await client.fetchQuery({ ...marketQuery, staleTime: Number.POSITIVE_INFINITY });
  return listings.some((listing) => listing.airline === airline) ? load() : known;
}

const bookQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.own, 'book', airline],
    queryFn: (context) =>
      whileListed(context, airline, () =>
        callApi(`/api/am/book?airline=${airline}`, bookSchema, { signal: context.signal }),
      ),
  });
const shareListingQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.own, 'share_listing', airline],
    queryFn: (context) =>
      whileListed(context, airline, () =>
        callApi(`/api/am/share-listing?airline=${airline}`, shareListingDetailSchema, {
          signal: context.signal,
        }),
      ),
  });
const tenderQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.own, 'tender', airline],
    queryFn: (context) =>
      whileListed(context, airline, () =>
        callApi(`/api/am/tender?airline=${airline}`, tenderViewSchema, { signal: context.signal }),
      ),
  });

/** All public airlines, and what going public needs of the player's. */
export const useShareMarket = () => useQuery(marketQuery);
/** Open orders for the shares of an airline (id), by price. */
export const useBook = (airline: string) => useQuery(bookQuery(airline));
/** Owners and trades of an airline (id). */
export const useShareListing = (airline: string) => useQuery(shareListingQuery(airline));
/** The airline's open orders. */
export const useOwnOrders = () => useQuery(ordersQuery);
/** The airline's shares of others. */
export const useOwnHoldings = () => useQuery(holdingsQuery);
/** The airline's last sales of shares, as long as it may not buy them again. */
export const useOwnShareSales = () => useQuery(salesQuery);
/** The airline's open subscriptions. */
export const useOwnSubscriptions = () => useQuery(subscriptionsQuery);
/** Open offers for all shares of an airline (id), and what the player could do. */
export const useTender = (airline: string) => useQuery(tenderQuery(airline));
