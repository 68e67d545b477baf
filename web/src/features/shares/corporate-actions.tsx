import type { QuotedAirline, ShareMarket } from '#game/payloads/shares.ts';
import { ISSUE_WEEKS } from '#game/shares/share-limits.ts';
import { WEEK } from '#game/world/time.ts';
import { formatCount } from '#web/lib/format.ts';
import { useOwnOrders } from '#web/lib/game/shares.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { BuybackForm } from './buyback-form.tsx';
import { DividendForm } from './dividend-form.tsx';
import { formatCents } from './format-cents.ts';
import { IssueForm } from './issue-form.tsx';

interface CorporateActionsProps {
  listing: QuotedAirline;
  own: NonNullable<ShareMarket['own']>;
  investors: ShareMarket['investors'];
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Forms of a listed airline for its own shares: dividends, buy-backs and new shares. */
export function CorporateActions({ listing, own, investors, start }: CorporateActionsProps) {
  const orders = (useOwnOrders().data ?? []).filter(({ issuer }) => issuer === listing.airline);
  const buying = orders.filter(({ side }) => side === 'buy').reduce((sum, { lots }) => sum + lots, 0);
  const selling = orders.find(({ side }) => side === 'sell');
  const now = useWorldMinute() ?? 0;
  const { offer_lots, offer_price, offer_closes, offered } = listing;
  const from = offered > 0 ? offered + ISSUE_WEEKS * WEEK : 0;
  const underway =
    offer_lots > 0
      ? `You offer ${formatCount(offer_lots, 'new lot')} at ${formatCents(offer_price)} per share to your holders until ${momentText(start, offer_closes)} UTC.`
      : selling &&
        `${formatCount(selling.lots, 'new lot')} at ${formatCents(selling.price)} per share are for sale until ${momentText(start, selling.expires)} UTC. To stop that, cancel the order under "Your open orders".`;
  return (
    <>
      {underway && (
        <p className="max-w-[72ch] text-13 tabular-nums">
          {underway} You can pay dividends and buy shares back when this has ended.
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {!underway && <DividendForm listing={listing} own={own} />}
        {!underway && <BuybackForm listing={listing} own={own} open={buying} />}
        {!underway && buying === 0 && listing.declared === 0 && from <= now && (
          <IssueForm listing={listing} equity={own.equity} investors={investors} />
        )}
      </div>
      {from > now && !underway && (
        <p className="text-13 text-muted">
          You can offer new shares from {momentText(start, from)} UTC, {ISSUE_WEEKS} weeks after the last
          offer.
        </p>
      )}
      {listing.declared > 0 && (
        <p className="text-13 text-muted">
          New shares have to wait for the declared dividend, which is paid at the next midnight.
        </p>
      )}
      {buying > 0 && (
        <p className="text-13 text-muted">
          You are buying back {formatCount(buying, 'lot')}. Cancel these orders before you offer new shares.
        </p>
      )}
    </>
  );
}
