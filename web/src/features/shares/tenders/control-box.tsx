import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuotedAirline, TenderView } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { amountOf } from '#game/share/price-band.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { act } from '#web/lib/act.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';

interface ControlBoxProps {
  listing: QuotedAirline;
  view: TenderView;
  control: NonNullable<TenderView['control']>;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Lists what moves to the buyer, without what the airline does not have. */
function movedText({
  aircraft,
  routes,
  duplicates,
  slots,
  loans,
  debt,
  cash,
}: ControlBoxProps['control']): string {
  const parts = [
    aircraft > 0 &&
      `${formatCount(aircraft, 'aircraft')} with ${aircraft === 1 ? 'its' : 'their'} flights and checks`,
    routes > 0 &&
      `${formatCount(routes, 'route')}${duplicates > 0 ? ` (${duplicates} of them you have already; those flights take your fares)` : ''}`,
    slots > 0 && formatCount(slots, 'slot'),
    loans > 0 && `${formatCount(loans, 'loan')} of ${formatMoney(debt)}`,
  ];
  return [...parts.filter(Boolean), `${formatMoney(cash)} in cash`].join(', ');
}

/** Merges a controlled airline into the player's after a confirmation that names what moves and what ends. */
function Merge({ listing: { airline, name, code }, view, control, cash }: Omit<ControlBoxProps, 'start'>) {
  const [asking, setAsking] = useState(false);
  const isBlocked = useIsBlocked('share.merge');
  const { minority, price, surplus_slots, removed_legs } = control;
  const payout = amountOf(minority, price);
  const others = view.isRival ? 'The other holders' : 'The other holders and the founders';
  const together = cash + control.cash;
  const merge = useAction({
    mutationFn: () => act('share.merge', { airline }, undefined, airline),
    onSuccess: () => {
      setAsking(false);
      notify(`${name} is part of your airline now.`, 'good');
    },
  });
  const problem =
    payout > Math.max(0, together)
      ? `${others} get ${formatMoney(payout)}. Together you have ${formatMoney(together)} in cash.`
      : undefined;
  return (
    <>
      {isBlocked && <InsolvencyNote />}
      <Button
        tone="primary"
        className="self-start max-md:w-full"
        disabled={isBlocked}
        onClick={() => setAsking(true)}
      >
        Merge {code} into your airline
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Merge ${name}?`}
        width={520}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              tone="danger"
              disabled={Boolean(problem) || isBlocked}
              pending={merge.isPending}
              onClick={() => merge.run()}
            >
              Merge {code} · {formatMoney(payout)}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3 text-13 tabular-nums">
          <p>
            <b>Moves to you:</b> {movedText(control)}. Its past results join your books.
          </p>
          <p>
            <b>Ends:</b> the airline {name}, its listing, all orders for its shares, and your shares in it.
            Its shares of other airlines go to investors. Its code is kept free for 52 weeks.
          </p>
          {surplus_slots > 0 && (
            <p>
              <b>Goes back:</b> {formatCount(surplus_slots, 'slot')}, because one airline may have 60% of an
              hour.
              {removed_legs > 0 &&
                ` ${formatCount(removed_legs, 'weekly flight')} of ${code} without a slot ${removed_legs === 1 ? 'leaves' : 'leave'} the timetable. Check the weeks of its aircraft afterwards.`}
            </p>
          )}
          <p>
            {minority > 0
              ? `${others} get ${formatCents(price)} per share: ${formatMoney(payout)}. Leaves ${formatMoney(together - payout)} in cash.`
              : `You hold all shares, so it costs nothing. Leaves ${formatMoney(together)} in cash.`}{' '}
            This cannot be undone.
          </p>
          {problem && <p className="text-bad">{problem}</p>}
          <ActionFailure title="The airlines were not merged" error={merge.error} />
        </div>
      </Dialog>
    </>
  );
}

/** A controlled airline, with its statements and the merger. */
export function ControlBox({ listing, view, control, cash, start }: ControlBoxProps) {
  const { code } = listing;
  const canMerge = view.isRival || control.consent > 0;
  return (
    <section
      aria-label={`Control of ${code}`}
      className="flex flex-col gap-3 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">You control {code}</h3>
      <p className="text-13 text-muted tabular-nums">
        You hold {formatPercent(control.held / view.counted, 1)} of the shares that count. Its dividends on
        them are yours, and its books are open to you.
        {!view.isRival &&
          (canMerge
            ? ` Its founder consents to a merger until ${momentText(start, control.consent)} UTC.`
            : ' It belongs to a player. You can merge it when its founder consents.')}
      </p>
      {!canMerge && (
        <Link
          to={linkTo('messages', { with: code })}
          className="self-start text-13 text-accent underline max-md:min-h-11"
        >
          Write to {code}
        </Link>
      )}
      <Link
        to={linkTo('banking', { books: listing.airline })}
        className="self-start text-13 text-accent underline max-md:min-h-11"
      >
        Statements of {code}
      </Link>
      {canMerge && <Merge listing={listing} view={view} control={control} cash={cash} />}
    </section>
  );
}
