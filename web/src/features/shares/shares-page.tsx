import { ChartCandlestick } from 'lucide-react';
import { useState } from 'react';
import type { QuotedAirline, ShareMarket } from '#game/payloads/shares.ts';
import { FLOAT_WEEKS } from '#game/shares/share-limits.ts';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useOwnHoldings, useOwnOrders, useShareMarket } from '#web/lib/game/shares.ts';
import { useSession } from '#web/lib/session.ts';
import { useWorld } from '#web/lib/world.ts';
import { CorporateActions } from './corporate-actions.tsx';
import { GoPublic } from './go-public.tsx';
import { OwnHoldings } from './own-holdings.tsx';
import { OwnOrders } from './own-orders.tsx';
import { largestOf, marketIndex } from './share-figures.ts';
import { ShareView } from './share-view.tsx';
import { SharesTable } from './shares-table.tsx';
import { OpenTenders } from './tenders/open-tenders.tsx';
import { SHARE_HEADING, useOpenShare } from './use-open-share.ts';

/**
 * Returns the code of the open airline: the one in the address, or the one that was the largest when the page was opened.
 * It stays the same for the whole visit, because an order form must not change to another airline.
 */
function useOpenCode(listings: readonly QuotedAirline[]): string {
  const { params } = useAddress();
  const [first, setFirst] = useState('');
  const largest = largestOf(listings)?.code ?? '';
  if (first === '' && largest !== '') setFirst(largest);
  return params.get('airline')?.toUpperCase() || first || largest;
}

function NotListed({ code }: { code: string }) {
  return (
    <section aria-labelledby={SHARE_HEADING} className="flex flex-col gap-2">
      <h2 id={SHARE_HEADING} tabIndex={-1} className="font-bold">
        <span className="code">{code}</span> is not on the stock market
      </h2>
      <p className="text-13 text-muted">
        It has never been listed, or it has been merged or wound up since. Choose another airline in the list.
      </p>
    </section>
  );
}

function Listings({ market, own, start }: { market: ShareMarket; own: string; start: string }) {
  const openShare = useOpenShare();
  const { listings } = market;
  const code = useOpenCode(listings);
  const open = listings.find((listing) => listing.code === code);
  const index = marketIndex(listings);
  if (listings.length === 0)
    return (
      <EmptyState icon={ChartCandlestick} title="No airline is listed yet">
        Airlines that go public appear here with their price, their orders and their owners. An airline can go
        public after {FLOAT_WEEKS} weeks of flights with positive equity.
      </EmptyState>
    );
  return (
    <>
      <section aria-labelledby="airlines" className="flex flex-col gap-3">
        <h2 id="airlines" className="font-bold">
          Listed airlines
        </h2>
        {index !== null && (
          <p className="text-13 tabular-nums">
            Market index: <b>{formatNumber(index)}</b>, the mean total return of all listed airlines (issue =
            100).
          </p>
        )}
        <SharesTable
          listings={listings}
          own={own}
          start={start}
          open={open?.airline ?? ''}
          onOpen={(row) => openShare(row.code)}
        />
      </section>
      {open ? <ShareView listing={open} own={own} start={start} /> : <NotListed code={code} />}
    </>
  );
}

function OwnAirline({ market, own, start }: { market: ShareMarket; own: string; start: string }) {
  const { listings, own: figures } = market;
  const listing = listings.find(({ airline }) => airline === own);
  if (!figures) return null;
  return (
    <section aria-labelledby="own" className="flex flex-col gap-3">
      <h2 id="own" className="font-bold">
        Your airline
      </h2>
      {!listing ? (
        <GoPublic own={figures} investors={market.investors} />
      ) : listing.state === 'listed' ? (
        <CorporateActions listing={listing} own={figures} investors={market.investors} start={start} />
      ) : (
        <p className="text-13 text-muted">
          Your shares are open for subscription. They trade when the offer has ended.
        </p>
      )}
    </section>
  );
}

function Content() {
  const { data: market, error, refetch } = useShareMarket();
  const orders = useOwnOrders();
  const holdings = useOwnHoldings();
  const failure = (orders.data ? null : orders.error) ?? (holdings.data ? null : holdings.error);
  const retry = () => {
    void orders.refetch();
    void holdings.refetch();
  };
  const own = useSession()?.airline ?? '';
  const start = useWorld().data?.start;
  // A failed reload does not take away what the player is typing.
  if (error && !market)
    return <ErrorState title="The stock market could not be loaded" error={error} onRetry={refetch} />;
  if (!market || !start) return <TableSkeleton of="listed airlines" />;
  return (
    <>
      <Listings market={market} own={own} start={start} />
      {market.tenders.length > 0 && <OpenTenders market={market} own={own} start={start} />}
      {failure && (
        <ErrorState title="Your orders and shares could not be loaded" error={failure} onRetry={retry} />
      )}
      {orders.data && orders.data.length > 0 && (
        <OwnOrders orders={orders.data} listings={market.listings} start={start} />
      )}
      {holdings.data && holdings.data.length > 0 && (
        <OwnHoldings holdings={holdings.data} listings={market.listings} />
      )}
      <OwnAirline market={market} own={own} start={start} />
    </>
  );
}

/** The stock market: prices, orders, holdings, and going public. */
export function Component() {
  return (
    <Page
      title="Stock Market"
      lead="Shares trade in an auction at each full game hour. All orders in an hour trade at the same price, so nobody gains by being faster."
    >
      <Content />
    </Page>
  );
}
