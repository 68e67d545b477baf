import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuotedAirline, TenderView } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { amountOf } from '#game/share/price-band.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useAction } from '#web/lib/use-action.ts';

interface ControlBoxProps {
  listing: QuotedAirline;
  view: TenderView;
  control: NonNullable<TenderView['control']>;
  cash: number;
}

/** Merges a controlled airline into the player's after a confirmation that names what moves and what ends. */
function Merge({ listing: { airline, name, code }, control, cash }: Omit<ControlBoxProps, 'view'>) {
  const [asking, setAsking] = useState(false);
  const { minority, price, aircraft, routes, duplicates, slots, loans, debt } = control;
  const payout = amountOf(minority, price);
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
      ? `The other holders get ${formatMoney(payout)}. Together you have ${formatMoney(together)} in cash.`
      : undefined;
  return (
    <>
      <Button tone="primary" className="self-start max-md:w-full" onClick={() => setAsking(true)}>
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
              disabled={Boolean(problem)}
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
            <b>Moves to you:</b> {formatCount(aircraft, 'aircraft')} with their flights and checks,{' '}
            {formatCount(routes, 'route')}
            {duplicates > 0 && ` (${duplicates} of them you have already; those flights take your fares)`},{' '}
            {formatCount(slots, 'slot')}, {formatCount(loans, 'loan')}
            {debt > 0 && ` of ${formatMoney(debt)}`}, and {formatMoney(control.cash)} in cash. Its past
            results join your books.
          </p>
          <p>
            <b>Ends:</b> the airline {name}, its listing, all orders for its shares, and your shares in it.
            Its shares of other airlines go to investors. Its code is kept free for 52 weeks.
          </p>
          <p>
            {minority > 0
              ? `The other holders get ${formatCents(price)} per share: ${formatMoney(payout)}. Leaves ${formatMoney(together - payout)} in cash.`
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
export function ControlBox({ listing, view, control, cash }: ControlBoxProps) {
  return (
    <section
      aria-label={`Control of ${listing.code}`}
      className="flex flex-col gap-3 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">You control {listing.code}</h3>
      <p className="text-13 text-muted tabular-nums">
        You hold {formatPercent(control.held / view.counted, 1)} of the shares that count. Its dividends on
        them are yours, and its books are open to you.
        {!view.isRival && ' It belongs to a player, so it cannot be merged.'}
      </p>
      <Link
        to={linkTo('banking', { books: listing.airline })}
        className="self-start text-13 text-accent underline max-md:min-h-11"
      >
        Statements of {listing.code}
      </Link>
      {view.isRival && <Merge listing={listing} control={control} cash={cash} />}
    </section>
  );
}
