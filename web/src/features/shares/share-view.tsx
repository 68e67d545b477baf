import type { QuotedAirline, ShareListingDetail } from '#game/payloads/shares.ts';
import { DISCLOSED } from '#game/shares/share-limits.ts';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount, formatNumber, formatPercent } from '#web/lib/format.ts';
import { useBook, useOwnHoldings, useOwnSubscriptions, useShareListing } from '#web/lib/game/shares.ts';
import { useWorld } from '#web/lib/world.ts';
import { DepthPlot } from './depth-plot.tsx';
import { formatCents } from './format-cents.ts';
import { IssuerInsolvency } from './issuer-insolvency.tsx';
import { openOfferOf } from './open-offer.ts';
import { OrderTicket } from './order-ticket.tsx';
import { PricePlot } from './price-plot.tsx';
import { priceLabel, priceReason } from './price-words.ts';
import { changeOf, totalReturn } from './share-figures.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import { TenderPanel } from './tenders/tender-panel.tsx';
import { SHARE_HEADING } from './use-open-share.ts';
import { FairValueParts } from './value-parts.tsx';

function Owners({ detail, lots }: { detail: ShareListingDetail; lots: number }) {
  const rows = [
    { key: 'founders', name: 'Founders', lots: detail.founders },
    { key: 'investors', name: 'Investors', lots: detail.investors },
    ...detail.owners.map((owner) => ({ key: owner.airline, ...owner })),
    { key: 'others', name: `Airlines with less than ${formatPercent(DISCLOSED)}`, lots: detail.others },
  ].filter((row) => row.lots > 0);
  return (
    <section aria-labelledby="owners" className="flex flex-col gap-2">
      <h3 id="owners" className="font-medium">
        Owners
      </h3>
      <ul className="flex flex-col text-13 tabular-nums">
        {rows.map((row) => (
          <li key={row.key} className="flex min-h-9 items-center gap-3 border-t border-line max-md:min-h-11">
            <span className="min-w-0 flex-1 truncate">
              {'code' in row ? <AirlineLink name={row.name} code={row.code} /> : row.name}
            </span>
            <span className="text-muted">{formatCount(row.lots, 'lot')}</span>
            <span className="w-14 text-right">{formatPercent(row.lots / lots, 1)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FiguresProps {
  listing: QuotedAirline;
  detail: ShareListingDetail | undefined;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

function Figures({ listing, detail, start }: FiguresProps) {
  const { price, fair, dividends, declared } = listing;
  const change = changeOf(listing);
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Figure
        label={priceLabel(listing)}
        value={formatCents(price)}
        why={priceReason(listing, start)}
        {...(change === 0
          ? {}
          : {
              change: {
                text: `${formatPercent(Math.abs(change), 2)} today`,
                up: change > 0,
                better: change > 0,
              },
            })}
      />
      <Figure
        label="Fair value per share"
        value={formatCents(fair)}
        why={<FairValueParts listing={listing} parts={detail?.parts} />}
      />
      <Figure label="Total return, issue = 100" value={formatNumber(totalReturn(listing))} />
      <Figure
        label="Dividends so far per share"
        value={formatCents(dividends)}
        {...(declared > 0
          ? { why: `${formatCents(declared)} per share is paid to holders at the next midnight.` }
          : {})}
      />
    </div>
  );
}

interface ShareViewProps {
  listing: QuotedAirline;
  /** Id of the player's airline. */
  own: string;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** One airline on the stock market: figures, prices, open orders, owners and the order ticket. */
export function ShareView({ listing, own, start }: ShareViewProps) {
  const { airline, name, code, state } = listing;
  const detail = useShareListing(airline);
  const book = useBook(airline);
  const cash = useOwnAirline().data?.cash ?? 0;
  const now = useWorld().data?.minute;
  const holdings = useOwnHoldings();
  const held = holdings.data?.find(({ issuer }) => issuer === airline);
  const subscriptions = useOwnSubscriptions();
  const subscribed = subscriptions.data?.find(({ issuer }) => issuer === airline)?.lots ?? 0;
  const offer = openOfferOf(listing, held?.lots ?? 0, subscribed);
  const failed = [detail, book, subscriptions].filter(({ error, data }) => error && !data);
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return (
    <section aria-labelledby={SHARE_HEADING} className="flex flex-col gap-5">
      <h2 id={SHARE_HEADING} tabIndex={-1} className="font-bold">
        {name} <span className="code text-muted">{code}</span>
      </h2>
      {failed[0] && (
        <ErrorState
          title="The airline's shares could not be loaded"
          error={failed[0].error}
          onRetry={retry}
        />
      )}
      <IssuerInsolvency listing={listing} start={start} />
      <Figures listing={listing} detail={detail.data} start={start} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        {state === 'listed' && (
          <div className="flex min-w-0 flex-col gap-6">
            {detail.data && now !== undefined && (
              <PricePlot days={detail.data.days} price={listing.price} now={now} start={start} />
            )}
            {book.data ? <DepthPlot book={book.data} /> : <Skeleton className="h-[200px]" />}
          </div>
        )}
        <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {airline === own && (
            <p className="rounded-panel border border-line p-4 text-13 text-muted">
              These are your own shares. An airline cannot trade them. It can buy them back, or offer new
              ones, under "Your airline".
            </p>
          )}
          {airline !== own && offer && subscriptions.data && (
            <SubscribeForm
              key={`subscription ${airline}`}
              airline={airline}
              code={code}
              rival={listing.rival}
              offer={offer}
              subscribed={subscribed}
              cash={cash}
              start={start}
            />
          )}
          {airline !== own && !offer && listing.offer_lots > 0 && (
            <p className="rounded-panel border border-line p-4 text-13 text-muted">
              {code} offers new shares to its holders.{' '}
              {held ? 'Your stake is too small for a lot of them.' : 'You hold none of its shares.'} Shares
              that they do not take are then for sale to everyone.
            </p>
          )}
          {airline !== own && state === 'listed' && book.data && holdings.data && (
            <OrderTicket
              key={`order ${airline}`}
              listing={listing}
              book={book.data}
              cash={cash}
              held={held}
            />
          )}
          {state === 'listed' && (
            <TenderPanel key={airline} listing={listing} own={own} cash={cash} start={start} />
          )}
        </div>
        {detail.data && <Owners detail={detail.data} lots={listing.lots} />}
      </div>
    </section>
  );
}
