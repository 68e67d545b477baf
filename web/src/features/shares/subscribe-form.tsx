import { useState } from 'react';
import { amountOf } from '#game/shares/price-band.ts';
import { Button } from '#web/components/button.tsx';
import { act } from '#web/lib/act.ts';
import { useIsInsolvent } from '#web/lib/blocked-action.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { cashProblem } from './form-problem.ts';
import { formatCents } from './format-cents.ts';
import type { OpenOffer } from './open-offer.ts';
import { FOUNDER_TEXT } from './reclaim-text.ts';
import { CountField } from './share-fields.tsx';
import { ShareForm } from './share-form.tsx';
import { useBuyObstacle } from './use-buy-obstacle.ts';

interface SubscribeFormProps {
  airline: string;
  code: string;
  /** Whether the server runs it. */
  rival: boolean;
  offer: OpenOffer;
  /** Lots that the airline has subscribed for so far. */
  subscribed: number;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Lots that the form proposes. */
const PROPOSED = 100;

/** Subscribes for shares that an airline offers, or changes the subscription. */
export function SubscribeForm({ airline, code, rival, offer, subscribed, cash, start }: SubscribeFormProps) {
  const { price, max } = offer;
  const [lots, setLots] = useState(subscribed > 0 ? subscribed : Math.min(max, PROPOSED));
  const cost = amountOf(lots - subscribed, price);
  const isUnchanged = lots === subscribed;
  const buyObstacle = useBuyObstacle(airline, code, cost);
  const problem =
    // After a sale of shares, the portion may be smaller than the subscription.
    !Number.isInteger(lots) || lots < 0 || (lots > max && !isUnchanged)
      ? { text: `Enter up to ${formatCount(max, 'lot')}, ${offer.part}.` }
      : cashProblem(cost, cash);
  // A smaller subscription brings money back.
  const isBlocked = useIsInsolvent() && lots >= subscribed;
  const subscribe = useAction({
    mutationFn: (wanted: number) => act('share.subscribe', { airline, lots: wanted }),
    onSuccess: (_, wanted) =>
      notify(
        wanted > 0
          ? `Subscribed for ${formatCount(wanted, 'lot')} of ${code}.`
          : `Subscription for ${code} withdrawn.`,
        'good',
      ),
  });
  return (
    <ShareForm
      action="share.subscribe"
      label={`Subscription for ${code}`}
      title="Subscribe"
      lead={
        <p className="text-13 text-muted tabular-nums">
          {code} offers {formatCount(offer.lots, offer.kind)} at {formatCents(price)} per share until{' '}
          {momentText(start, offer.closes)} UTC. {offer.terms} Until then your money is in escrow.
        </p>
      }
      problem={problem}
      obstacle={lots > subscribed && !problem ? buyObstacle : undefined}
      isBlocked={isBlocked}
      isUnchanged={isUnchanged}
      consequence={
        isUnchanged && subscribed > 0
          ? `You have subscribed for ${formatCount(subscribed, 'lot')}. You can change this until the offer ends.`
          : `Leaves ${formatMoney(cash - cost)} in cash.${rival ? '' : FOUNDER_TEXT}`
      }
      button={`Subscribe for ${formatCount(lots || 0, 'lot')} · ${formatMoney(amountOf(lots, price) || 0)}`}
      others={
        subscribed > 0 && (
          <Button pending={subscribe.isPending} onClick={() => subscribe.run(0)}>
            Withdraw subscription
          </Button>
        )
      }
      pending={subscribe.isPending}
      onSubmit={() => subscribe.run(lots)}
      failure="The subscription was not changed"
      error={subscribe.error}
    >
      <CountField
        id="subscribe-lots"
        label="Lots of 100 shares"
        min={0}
        max={max}
        value={lots}
        onChange={setLots}
      />
    </ShareForm>
  );
}
