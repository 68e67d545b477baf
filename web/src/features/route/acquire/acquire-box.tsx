import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RouteQuote } from '../../../../../game/records/market.ts';
import { ActionFailure } from '../../../components/action-failure.tsx';
import { Banner } from '../../../components/banner.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { useOwnAirline } from '../../../lib/airline.ts';
import { formatCount, formatMoney, formatMoneyShort } from '../../../lib/format.ts';
import type { Outlook } from '../../../lib/planning/planner-messages.ts';
import type { Doubt } from './doubt.ts';
import { DoubtText } from './doubt-text.tsx';

interface AcquireBoxProps {
  /** AMS–LHR */
  pair: string;
  quote: RouteQuote;
  /** Undefined while it is computed. */
  doubt: Doubt | null | undefined;
  /** What the chosen aircraft would earn; undefined while it is computed. */
  outlook: Outlook | null | undefined;
  isPending: boolean;
  error: unknown;
  /** Opens the question for aircraft, route, fares and week together. */
  onStart: () => void;
  onAcquire: (price: number) => void;
}

/**
 * What a pair costs and leaves, and the button that acquires it. If no own aircraft would earn anything on it, the player
 * has to confirm first. Give it the pair as its key, so that each is confirmed by itself.
 */
export function AcquireBox(props: AcquireBoxProps) {
  const { pair, quote, doubt, outlook, isPending, error, onStart, onAcquire } = props;
  const airline = useOwnAirline().data;
  const [confirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { price, owned, faults } = quote;
  const left = airline && airline.cash - price;
  if (owned)
    return (
      <Link to={`/route/manage/?route=${owned}`} className={buttonClass('primary')}>
        Manage this route
      </Link>
    );
  const mustConfirm = doubt !== null && doubt !== undefined && faults.length === 0;
  const press = () => {
    if (!mustConfirm || confirmed) return onAcquire(price);
    setMissing(true);
    box.current?.focus();
  };
  return (
    <>
      <Payback price={price} left={left} outlook={outlook} isDoubted={mustConfirm} />
      {mustConfirm && (
        <Banner tone="warn">
          <DoubtText doubt={doubt} pair={pair} />
          <label className="mt-1 flex cursor-pointer items-center gap-2.5 py-1 font-medium max-md:min-h-11">
            <input
              ref={box}
              type="checkbox"
              checked={confirmed}
              aria-invalid={isMissing && !confirmed}
              aria-describedby={isMissing && !confirmed ? 'confirm-first' : undefined}
              onChange={({ target }) => setConfirmed(target.checked)}
              className="size-4 shrink-0 accent-accent"
            />
            Acquire it anyway
          </label>
          {isMissing && !confirmed && (
            <p id="confirm-first" className="text-bad">
              Select the box to acquire this route.
            </p>
          )}
        </Banner>
      )}
      <ActionFailure title="The route was not acquired" error={error} />
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button
          tone="primary"
          pending={isPending}
          disabled={faults.length > 0 || (left !== undefined && left < 0) || doubt === undefined}
          onClick={press}
        >
          Acquire route · {formatMoney(price)}
        </Button>
        <Button disabled={faults.length > 0 || isPending} onClick={onStart}>
          Lease and plan<span className="-ml-1 max-md:hidden"> on this route</span>
        </Button>
      </div>
    </>
  );
}

interface PaybackProps {
  price: number;
  left: number | undefined;
  outlook: Outlook | null | undefined;
  /** The box says already that it may be a mistake. */
  isDoubted: boolean;
}

/** What is left after paying, and how long it takes to earn the fee. */
function Payback({ price, left, outlook, isDoubted }: PaybackProps) {
  const weeks = outlook && outlook.profit > 0 ? price / outlook.profit : null;
  return (
    <div className="flex flex-col gap-1 text-13">
      <p>
        <span className="font-medium">{formatMoney(price)}</span> once. You can undo it within 24 hours,
        before the first flight. After that, closing the route pays nothing back.
      </p>
      {left !== undefined && (
        <p className={left < 0 ? 'text-bad' : 'text-muted'}>
          {left < 0
            ? `You lack ${formatMoney(-left)}.`
            : `Leaves ${formatMoneyShort(left)} in cash${weeks === null ? '' : `; earned back in ${weeks < 1 ? 'less than a week' : `about ${formatCount(Math.ceil(weeks), 'week')}`} with one such aircraft`}.`}
        </p>
      )}
      {!isDoubted && outlook && outlook.profit <= 0 && (
        <p className="text-warn">The chosen aircraft would lose money on it in the next 4 weeks.</p>
      )}
    </div>
  );
}
