import { useState } from 'react';
import type { AuctionView } from '#game/payloads/bargain.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { Line } from '#web/components/line.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { useAuction } from '#web/lib/game/exchange.ts';
import { useSession } from '#web/lib/session.ts';
import { timeLeft } from '#web/lib/time-left.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { PartyName } from '../parts/party-name.tsx';
import { priceProblem } from '../parts/price-problem.ts';
import type { Names } from '../parts/use-names.ts';
import { bidStateText, reserveText } from './auction-words.ts';

function Facts({ auction, names, own }: { auction: AuctionView; names: Names; own: string }) {
  const now = useWorldMinute() ?? auction.opened;
  const { price, bids, leader, ends, start } = auction;
  return (
    <dl className="flex flex-col gap-1 text-13">
      <Line label={bids > 0 ? 'Price now' : 'Starting price'}>
        <b>{formatMoney(bids > 0 ? price : start)}</b>
      </Line>
      <Line label="Leader">
        {leader === null ? 'nobody yet' : leader.id === own ? 'You' : <PartyName party={leader} linked />}
      </Line>
      <Line label="Bids">{formatCount(bids, 'bid')}</Line>
      <Line label="Reserve">{reserveText(auction)}</Line>
      <Line label="Ends">
        {names.at(ends)}, {timeLeft(ends - now)} left
      </Line>
      {auction.own && (
        <Line label={auction.own.state === 'outbid' ? 'Your last maximum' : 'Your maximum'}>
          {formatMoney(auction.own.maximum)}
        </Line>
      )}
    </dl>
  );
}

function Form({ auction }: { auction: AuctionView }) {
  const { id, minimum, maximum, own } = auction;
  const cash = useOwnAirline().data?.cash ?? 0;
  const isBlocked = useIsBlocked('auction.bid');
  // A typed price stays when others bid. The proposed one follows them.
  const [typed, setTyped] = useState<number>();
  const price = typed ?? minimum;
  // The maximum of the leader is in escrow already.
  const escrow = own?.state === 'leading' ? own.maximum : 0;
  const problem = priceProblem({ price, min: minimum, max: maximum, cash: cash + escrow });
  const { failure, pending, formProps } = useForm({
    canSend: !problem && !isBlocked,
    send: async () => {
      await act('auction.bid', { auction: id, maximum: price });
      setTyped(undefined);
    },
  });
  return (
    <form aria-label="Bid" {...formProps} className="flex flex-col gap-3">
      <MoneyField
        label={own ? 'New maximum' : 'Your maximum'}
        value={price}
        onChange={setTyped}
        error={isBlocked ? undefined : problem}
        hint={
          problem || isBlocked
            ? undefined
            : `The price rises only as far as needed. Your maximum goes into escrow and leaves ${formatMoney(cash + escrow - price)} in cash.`
        }
      />
      {isBlocked && <InsolvencyNote />}
      <Button type="submit" tone="primary" disabled={problem !== undefined || isBlocked} pending={pending}>
        {problem
          ? 'Bid'
          : `${own?.state === 'leading' ? 'Raise maximum to' : 'Bid up to'} ${formatMoney(price)}`}
      </Button>
      <ActionFailure title="The bid was not placed" error={failure} />
    </form>
  );
}

/** An auction: the price now, the reserve, the time left, and the player's maximum. */
export function BidForm({ auction: id, names }: { auction: string; names: Names }) {
  const { data: auction, error, refetch } = useAuction(id);
  const own = useSession()?.airline ?? '';
  if (error && !auction)
    return (
      <ErrorState title="The auction could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!auction)
    return (
      <div role="status" aria-label="Loading the auction" className="animate-late">
        <Skeleton className="h-40" />
      </div>
    );
  const said = bidStateText(auction);
  return (
    <div className="flex flex-col gap-3">
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      <Facts auction={auction} names={names} own={own} />
      {auction.state === 'open' && auction.obstacle === null && <Form auction={auction} />}
      {auction.obstacle && auction.seller.id !== own && (
        <p className="text-13 text-warn">{auction.obstacle.message}</p>
      )}
      <p className="text-12 text-muted">
        It ends when 24 game hours have passed without a bid. Among equal maxima, the earlier bid leads.
      </p>
    </div>
  );
}
