import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { UNDO_WITHIN } from '#game/actions/undo.ts';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import type { RouteQuote } from '#game/payloads/market.ts';
import { HOUR } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button, buttonClass } from '#web/components/button.tsx';
import { CashLeft } from '#web/components/cash-left.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { Outlook } from '#web/lib/planning/planner-messages.ts';
import { priceReason } from '../shared/price-reason.ts';
import type { Doubt } from './doubt.ts';
import { DoubtText } from './doubt-text.tsx';

interface AcquireBoxProps {
  /** AMS–LHR */
  pair: string;
  quote: RouteQuote;
  /** Undefined while being computed. */
  doubt: Doubt | null | undefined;
  /** Outlook for the selected aircraft. Undefined while being computed. */
  outlook: Outlook | null | undefined;
  isPending: boolean;
  error: unknown;
  /** Opens the dialog for aircraft, route, fares and timetable together. */
  onStart: () => void;
  onAcquire: (price: number) => void;
}

/**
 * The price of a route and the button that acquires it. The player must confirm first if none of their
 * aircraft would be profitable on it. Use the pair as the component's key, so that each pair is confirmed
 * separately.
 */
export function AcquireBox(props: AcquireBoxProps) {
  const { pair, quote, doubt, outlook, isPending, error, onStart, onAcquire } = props;
  const airline = useOwnAirline().data;
  const isBlocked = useIsBlocked('route.open');
  const isStartBlocked = useIsBlocked('route.start');
  const [confirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { price, tariff, owned, faults: violations } = quote;
  const left = airline && airline.cash - price;
  if (owned)
    return (
      <Link to={linkTo('manageRoutes', { route: owned })} className={buttonClass('primary')}>
        Manage this route
      </Link>
    );
  // Insolvency is reason enough: how much is missing, and a box to select, would suggest that these help.
  const mustConfirm = doubt !== null && doubt !== undefined && violations.length === 0 && !isBlocked;
  const press = () => {
    if (!mustConfirm || confirmed) return onAcquire(price);
    setMissing(true);
    box.current?.focus();
  };
  return (
    <>
      <Payback
        price={price}
        tariff={tariff}
        left={isBlocked ? undefined : left}
        outlook={outlook}
        isDoubted={mustConfirm}
      />
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
            Acquire anyway
          </label>
          {isMissing && !confirmed && (
            <p id="confirm-first" className="text-bad">
              Select the box to acquire this route.
            </p>
          )}
        </Banner>
      )}
      {isBlocked && <InsolvencyNote />}
      <ActionFailure title="The route was not acquired" error={error} />
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button
          tone="primary"
          pending={isPending}
          disabled={
            violations.length > 0 || isBlocked || (left !== undefined && left < 0) || doubt === undefined
          }
          onClick={press}
        >
          Acquire route · {formatMoney(price)}
        </Button>
        <Button disabled={violations.length > 0 || isStartBlocked || isPending} onClick={onStart}>
          Start flights<span className="-ml-1 max-md:hidden"> on this route</span>
        </Button>
      </div>
    </>
  );
}

interface PaybackProps {
  price: number;
  /** See `tariffOf`. */
  tariff: number;
  left: number | undefined;
  outlook: Outlook | null | undefined;
  /** Whether the box already warns that the route may be a mistake. */
  isDoubted: boolean;
}

const weeksText = (weeks: number): string =>
  weeks < 1 ? 'less than a week' : `about ${formatCount(Math.ceil(weeks), 'week')}`;

/** The remaining cash and the time to earn back the fee. */
function Payback({ price, tariff, left, outlook, isDoubted }: PaybackProps) {
  const weeks = outlook && outlook.profit > 0 ? price / outlook.profit : null;
  // The sentence has its place from the start. A click on a button below it would miss if it came later.
  const after = outlook === undefined ? 'about … weeks' : weeks === null ? '' : weeksText(weeks);
  return (
    <div className="flex flex-col gap-1 text-13">
      <p>
        One-time fee: <span className="font-medium">{formatMoney(price)}</span>. {priceReason(tariff)} You can
        undo the purchase within {UNDO_WITHIN / HOUR} hours, before the first flight. After that, there is no
        refund.
      </p>
      <CashLeft left={left}>
        {after && ` The fee is earned back in ${after} with one such aircraft.`}
      </CashLeft>
      {!isDoubted && outlook && outlook.profit <= 0 && (
        <p className="text-warn">
          The selected aircraft would lose money on this route in the next {FORECAST_WEEKS} weeks.
        </p>
      )}
    </div>
  );
}
