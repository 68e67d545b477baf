import { Handshake } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { Negotiations, OfferThread } from '#game/payloads/bargain.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Tag } from '#web/components/tag.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useExchangeEvents } from '#web/lib/exchange-events.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { useNegotiations } from '#web/lib/game/exchange.ts';
import { useRules } from '#web/lib/game/rules.ts';
import { linkTo } from '#web/lib/pages.ts';
import { timeLeft } from '#web/lib/time-left.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { ItemList } from '../parts/item-list.tsx';
import { ListButton } from '../parts/list-button.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { partyText } from '../parts/party-text.ts';
import { SplitPanel } from '../parts/split-panel.tsx';
import { type Names, useNames } from '../parts/use-names.ts';
import { ThreadView } from './thread-view.tsx';
import { stateText } from './thread-words.ts';

const COLLECTIONS = ['listing'] as const;

interface ThreadItemProps {
  thread: OfferThread;
  names: Names;
  isOpen: boolean;
  onOpen: () => void;
}

function ThreadItem({ thread, names, isOpen, onOpen }: ThreadItemProps) {
  const { state, isAwaited, side, other, registration, model, own, others, ask, gap, ends } = thread;
  const now = useWorldMinute() ?? thread.moved;
  const price = others ?? (side === 'buyer' && ask > 0 ? ask : own);
  return (
    <li>
      <ListButton
        registration={registration}
        model={names.modelName(model)}
        figure={price !== null && formatMoney(price)}
        detail={
          <>
            {side === 'buyer' ? 'You buy from' : 'You sell to'} {partyText(other)}
            {state === 'open' && gap !== null && ` · gap ${formatMoney(gap)}`}
          </>
        }
        end={
          <>
            {state === 'open' && timeLeft(ends - now)}
            <Tag tone={isAwaited ? 'accent' : state === 'accepted' ? 'good' : 'neutral'}>
              {stateText(thread)}
            </Tag>
          </>
        }
        isOpen={isOpen}
        onOpen={onOpen}
      />
    </li>
  );
}

function Threads({
  title,
  threads,
  ...more
}: {
  title: string;
  threads: readonly OfferThread[];
  names: Names;
  open: string | null;
  onOpen: (id: string) => void;
}) {
  if (threads.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-13 font-bold">
        {title} <span className="font-normal text-muted">{threads.length}</span>
      </h3>
      <ItemList>
        {threads.map((thread) => (
          <ThreadItem
            key={thread.id}
            thread={thread}
            names={more.names}
            isOpen={thread.id === more.open}
            onOpen={() => more.onOpen(thread.id)}
          />
        ))}
      </ItemList>
    </section>
  );
}

/** The switch for offers on aircraft that are not listed. */
function UnlistedRule() {
  const { rules, change, error } = useRules();
  if (!rules) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <label className="flex min-h-11 items-center gap-2.5 text-13">
        <input
          type="checkbox"
          checked={rules.unlisted_offers}
          onChange={({ target }) => change({ unlisted_offers: target.checked })}
          className="size-4 accent-accent"
        />
        Take offers for aircraft that I have not listed
      </label>
      <ActionFailure title="The rule was not saved" error={error} />
    </div>
  );
}

function Inbox({
  data,
  names,
  open,
  onOpen,
}: {
  data: Negotiations;
  names: Names;
  open: string | null;
  onOpen: (id: string) => void;
}) {
  const { threads, silent, escrow } = data;
  const isOpen = ({ state }: OfferThread) => state === 'open';
  const parts: [string, OfferThread[]][] = [
    ['Waiting for your answer', threads.filter(({ isAwaited }) => isAwaited)],
    ['Waiting for the other side', threads.filter((thread) => isOpen(thread) && !thread.isAwaited)],
    ['Ended', threads.filter((thread) => !isOpen(thread))],
  ];
  return (
    <div className="flex flex-col gap-5">
      {threads.length === 0 ? (
        <EmptyState
          icon={Handshake}
          title="No negotiations yet"
          action={
            <Link to={linkTo('aircraftMarket', { kind: 'offers' })} className={buttonClass('primary')}>
              Find aircraft to bargain for
            </Link>
          }
        >
          Offers you make and receive appear here, each with the gap to the other side. Dealers and most other
          airlines bargain over the aircraft that they sell.
        </EmptyState>
      ) : (
        <p className="text-13 text-muted">
          {data.waiting > 0 ? `${formatCount(data.waiting, 'offer')} to answer. ` : 'Nothing to answer. '}
          {escrow > 0 && `${formatMoney(escrow)} of yours is in escrow.`}
        </p>
      )}
      {parts.map(([title, list]) => (
        <Threads key={title} title={title} threads={list} names={names} open={open} onOpen={onOpen} />
      ))}
      {silent.map(({ seller, until }) => (
        <p key={seller.id} className="text-13 text-warn">
          {partyText(seller)} broke off talks because of a low offer, and will negotiate again on{' '}
          {names.at(until)}.
        </p>
      ))}
      <UnlistedRule />
    </div>
  );
}

/** Offers that the player has made and received. `?talk=<id>` opens one. */
export default function NegotiationsPanel({ onClose }: { onClose: () => void }) {
  useExchangeEvents(COLLECTIONS);
  const names = useNames();
  const { data, error, refetch } = useNegotiations();
  const { params, change } = useAddress();
  const open = params.get('talk');
  const thread = data?.threads.find(({ id }) => id === open);
  const closeThread = useCallback(() => change({ talk: null }), [change]);
  return (
    <SplitPanel
      title="Negotiations"
      onClose={onClose}
      back="All negotiations"
      onCloseDetail={closeThread}
      list={
        error && !data ? (
          <ErrorState
            title="The negotiations could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <Inbox data={data} names={names} open={open} onOpen={(id) => change({ talk: id }, open !== null)} />
        ) : (
          <ListSkeleton of="negotiations" />
        )
      }
      detail={
        thread
          ? {
              key: thread.id,
              title: (
                <>
                  <span className="code normal-nums">{thread.registration}</span>{' '}
                  {names.modelName(thread.model)}
                </>
              ),
              content: <ThreadView thread={thread} names={names} />,
            }
          : null
      }
    />
  );
}
