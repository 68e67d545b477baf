import { Link } from 'react-router-dom';
import { ROUNDS_MAX } from '#game/exchange/negotiation.ts';
import type { OfferThread } from '#game/payloads/bargain.ts';
import { buttonClass } from '#web/components/button.tsx';
import { Line } from '#web/components/line.tsx';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { linkTo } from '#web/lib/pages.ts';
import { timeLeft } from '#web/lib/time-left.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { PartyName } from '../parts/party-name.tsx';
import { partyText } from '../parts/party-text.ts';
import { ReclaimNote } from '../parts/reclaim-note.tsx';
import type { Names } from '../parts/use-names.ts';
import { AnswerButtons, CounterForm } from './answer-form.tsx';
import { GapPlot } from './gap-plot.tsx';
import { fallbackText, moveText, stateText } from './thread-words.ts';

function Moves({ thread, names }: { thread: OfferThread; names: Names }) {
  const { moves, side, other } = thread;
  return (
    <ol aria-label="Prices named" className="flex flex-col gap-2">
      {moves.map((move, index) => {
        const isOwn = move.side === side;
        const before = moves.slice(0, index).findLast((earlier) => earlier.side === move.side)?.price;
        return (
          <li
            key={`${move.side} ${move.minute} ${move.price}`}
            className={`flex max-w-[85%] flex-col gap-0.5 rounded-control border px-3 py-2 text-13 ${isOwn ? 'self-end border-accent bg-accent-soft' : 'self-start border-line bg-raised'}`}
          >
            <span className="text-12 text-muted">
              {isOwn ? 'You' : partyText(other)} · {names.at(move.minute)}
            </span>
            <span className="font-medium tabular-nums">{moveText(move.price, before)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Facts({ thread, names }: { thread: OfferThread; names: Names }) {
  const { side, ask, value, escrow, round, state, other } = thread;
  const now = useWorldMinute() ?? thread.moved;
  return (
    <dl className="flex flex-col gap-1 text-13">
      <Line label={side === 'buyer' ? 'Seller' : 'Buyer'}>
        <PartyName party={other} linked />
      </Line>
      <Line label="Market value when talks began">{formatMoney(value)}</Line>
      {ask > 0 && (
        <Line label="Asking price then">
          {formatMoney(ask)} ({formatPercent(ask / value)} of value)
        </Line>
      )}
      {state === 'open' && (
        <>
          <Line label="Last price holds until">
            {names.at(thread.ends)}, {timeLeft(thread.ends - now)} left
          </Line>
          <Line label="Round">
            {round} of {ROUNDS_MAX}
          </Line>
          <Line label="Buyer’s money in escrow">{formatMoney(escrow)}</Line>
        </>
      )}
    </dl>
  );
}

/** The next step after an agreement for the buyer: the aircraft in the fleet, once it has landed. */
function Bought({ aircraft }: { aircraft: string }) {
  const fleet = useFleet().data;
  if (!fleet) return null;
  if (!fleet.some(({ id }) => id === aircraft))
    return <p className="text-13 text-muted">The aircraft joins your fleet when it has landed.</p>;
  return (
    <Link to={linkTo('fleet', { aircraft })} className={buttonClass('secondary')}>
      Show in your fleet
    </Link>
  );
}

/** One negotiation: the prices of both sides, the gap, and what the player can do. */
export function ThreadView({ thread, names }: { thread: OfferThread; names: Names }) {
  const { state, side, other, aircraft, isAwaited, canCounter, moves } = thread;
  const fallback = state === 'open' ? fallbackText(thread) : null;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-13 font-medium">
        {stateText(thread)}
        {state === 'open' && !isAwaited && ': the other side has to answer.'}
      </p>
      <GapPlot thread={thread} />
      <Moves thread={thread} names={names} />
      {state === 'accepted' && side === 'buyer' && <Bought aircraft={aircraft} />}
      {state === 'open' && (
        <>
          <AnswerButtons thread={thread} />
          {canCounter && <CounterForm key={moves.length} thread={thread} />}
        </>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <Facts thread={thread} names={names} />
        {fallback && <p className="text-13 text-muted">{fallback}</p>}
        {state === 'open' && other.kind !== 'dealers' && <ReclaimNote side={side} />}
      </div>
    </div>
  );
}
