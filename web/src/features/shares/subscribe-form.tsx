import { type FormEvent, useState } from 'react';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { amountOf } from '#game/share/price-band.ts';
import { airlineLimit } from '#game/share/subscription.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatNumber } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';

interface SubscribeFormProps {
  listing: QuotedAirline;
  /** Lots that the airline has subscribed so far. */
  subscribed: number;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Subscribes shares that an airline offers, or changes the subscription. */
export function SubscribeForm({ listing, subscribed, cash, start }: SubscribeFormProps) {
  const { airline, code, issue_lots, issue_price, closes } = listing;
  const max = airlineLimit(issue_lots);
  const [lots, setLots] = useState(subscribed > 0 ? subscribed : Math.min(max, 100));
  const cost = amountOf(lots - subscribed, issue_price);
  const problem =
    !Number.isInteger(lots) || lots < 0 || lots > max
      ? `Enter up to ${formatCount(max, 'lot')}, a third of the offer.`
      : cost > cash
        ? `This needs ${formatMoney(cost)}, and you have ${formatMoney(cash)}.`
        : undefined;
  const subscribe = useAction({
    mutationFn: (wanted: number) => act('share.subscribe', { airline, lots: wanted }),
    onSuccess: (_, wanted) =>
      notify(
        wanted > 0
          ? `Subscribed ${formatCount(wanted, 'lot')} of ${code}.`
          : `Subscription for ${code} withdrawn.`,
        'good',
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) subscribe.run(lots);
  };
  return (
    <form
      aria-label={`Subscription for ${code}`}
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">Subscribe</h3>
      <p className="text-13 text-muted tabular-nums">
        {code} offers {formatCount(issue_lots, 'lot')} at {formatCents(issue_price)} per share until{' '}
        {momentText(start, closes)} UTC. If more is wanted, everybody gets the same share. Below half,
        everybody gets the money back. Until then it is in escrow.
      </p>
      <Field id="subscribe-lots" label="Lots of 100 shares">
        <input
          id="subscribe-lots"
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={Number.isNaN(lots) ? '' : lots}
          onChange={({ target }) => setLots(target.valueAsNumber)}
          className={`${inputClass} tabular-nums`}
        />
      </Field>
      <p role="status" className={`text-13 tabular-nums ${problem ? 'text-bad' : 'text-muted'}`}>
        {problem ?? `Leaves ${formatMoney(cash - cost)} in cash.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={Boolean(problem)} pending={subscribe.isPending}>
          Subscribe {formatNumber(problem ? 0 : lots)} lots ·{' '}
          {formatMoney(problem ? 0 : amountOf(lots, issue_price))}
        </Button>
        {subscribed > 0 && (
          <Button pending={subscribe.isPending} onClick={() => subscribe.run(0)}>
            Withdraw
          </Button>
        )}
      </div>
      <ActionFailure title="The subscription was not changed" error={subscribe.error} />
    </form>
  );
}
