import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Auction } from '#game/tables/auction.ts';
import type { AuctionBid } from '#game/tables/bid.ts';
import type { Listing } from '#game/tables/listing.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Tag, type TagTone } from '#web/components/tag.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { useAuction, useOwnAuctions, useOwnBids, useOwnListings } from '#web/lib/game/exchange.ts';
import { timeLeft } from '#web/lib/time-left.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { dealText, saleText } from '../market/deal-words.ts';
import { ItemList } from '../parts/item-list.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import type { Names } from '../parts/use-names.ts';

interface RowProps {
  registration: string;
  model: string;
  price: string;
  detail: ReactNode;
  tag: { tone: TagTone; text: string };
  /** None if there is nothing to open any more. */
  onOpen?: (() => void) | undefined;
}

function TradeRow({ registration, model, price, detail, tag, onOpen }: RowProps) {
  const content = (
    <>
      <span className="flex w-full items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">
          <span className="code normal-nums">{registration}</span> {model}
        </span>
        <span className="shrink-0 font-medium tabular-nums">{price}</span>
      </span>
      <span className="flex w-full items-center justify-between gap-3 text-12 text-muted tabular-nums">
        <span className="truncate">{detail}</span>
        <Tag tone={tag.tone}>{tag.text}</Tag>
      </span>
    </>
  );
  const look = 'flex w-full flex-col gap-0.5 px-2 py-2 text-left text-13';
  return (
    <li>
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className={`${look} rounded-control hover:bg-raised max-md:min-h-11`}
        >
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-13 font-bold">{title}</h3>
      <ItemList>{children}</ItemList>
    </section>
  );
}

const AUCTION_TAGS: Record<Auction['state'], RowProps['tag']> = {
  open: { tone: 'accent', text: 'Open' },
  sold: { tone: 'good', text: 'Sold' },
  unsold: { tone: 'neutral', text: 'Not sold' },
  cancelled: { tone: 'neutral', text: 'Cancelled' },
};
const BID_TAGS: Record<AuctionBid['state'], RowProps['tag']> = {
  leading: { tone: 'good', text: 'You lead' },
  outbid: { tone: 'warn', text: 'Outbid' },
  won: { tone: 'good', text: 'Won' },
  lost: { tone: 'neutral', text: 'Lost' },
};

type Open = (changes: Record<string, string>) => void;

function BidRow({ bid, names, onOpen }: { bid: AuctionBid; names: Names; onOpen: Open }) {
  const auction = useAuction(bid.auction).data;
  const now = useWorldMinute() ?? bid.minute;
  if (!auction) return null;
  const isOpen = auction.state === 'open';
  return (
    <TradeRow
      registration={auction.registration}
      model={names.modelName(auction.model)}
      price={formatMoney(auction.price)}
      detail={`Your maximum ${formatMoney(bid.maximum)}${isOpen ? ` · ${timeLeft(auction.ends - now)} left` : ''}`}
      tag={BID_TAGS[bid.state]}
      onOpen={isOpen ? () => onOpen({ listing: auction.id }) : undefined}
    />
  );
}

function AuctionRow({ auction, names, onOpen }: { auction: Auction; names: Names; onOpen: Open }) {
  const now = useWorldMinute() ?? auction.opened;
  const { state, registration, model, price, bids, ends, met, has_reserve, aircraft } = auction;
  const isOpen = state === 'open';
  const reserve = has_reserve && !met && isOpen ? ', reserve not met' : '';
  return (
    <TradeRow
      registration={registration}
      model={names.modelName(model)}
      price={formatMoney(price)}
      detail={`${formatCount(bids, 'bid')}${reserve}${isOpen ? ` · ${timeLeft(ends - now)} left` : ''}`}
      tag={AUCTION_TAGS[state]}
      onOpen={isOpen ? () => onOpen({ sell: aircraft }) : undefined}
    />
  );
}

function ListingRow({ listing, names, onOpen }: { listing: Listing; names: Names; onOpen: Open }) {
  const { registration, model, price, value, state, aircraft } = listing;
  return (
    <TradeRow
      registration={registration}
      model={names.modelName(model)}
      price={formatMoney(price)}
      detail={`${saleText(listing)} · ${dealText(price, value)} · since ${names.at(listing.opened)}`}
      tag={
        state === 'open' ? { tone: 'accent', text: 'For sale' } : { tone: 'good', text: 'Sold, in the air' }
      }
      onOpen={state === 'open' ? () => onOpen({ sell: aircraft }) : undefined}
    />
  );
}

/** The player's listings, auctions and bids. */
export function OwnTrades({ names }: { names: Names }) {
  const [listings, auctions, bids] = [useOwnListings(), useOwnAuctions(), useOwnBids()];
  const { change } = useAddress();
  const error = listings.error ?? auctions.error ?? bids.error;
  const open: Open = (changes) => change({ listing: null, sell: null, compared: null, ...changes }, false);
  if (error)
    return (
      <ErrorState
        title="Your trades could not be loaded"
        error={error}
        onRetry={() => {
          for (const query of [listings, auctions, bids]) void query.refetch();
        }}
      />
    );
  if (!listings.data || !auctions.data || !bids.data) return <ListSkeleton of="trades" />;
  const priced = listings.data.filter(({ kind }) => kind === 'price');
  if (priced.length + auctions.data.length + bids.data.length === 0)
    return (
      <EmptyState
        icon={ArrowLeftRight}
        title="No trades yet"
        action={<Button onClick={() => change({ view: 'sell' })}>Sell an aircraft</Button>}
      >
        Aircraft that you offer for sale, your auctions and your bids appear here.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      {priced.length > 0 && (
        <Group title="For sale">
          {priced.map((listing) => (
            <ListingRow key={listing.id} listing={listing} names={names} onOpen={open} />
          ))}
        </Group>
      )}
      {auctions.data.length > 0 && (
        <Group title="Your auctions">
          {auctions.data.map((auction) => (
            <AuctionRow key={auction.id} auction={auction} names={names} onOpen={open} />
          ))}
        </Group>
      )}
      {bids.data.length > 0 && (
        <Group title="Your bids">
          {bids.data.map((bid) => (
            <BidRow key={bid.id} bid={bid} names={names} onOpen={open} />
          ))}
        </Group>
      )}
    </div>
  );
}
