import { useState } from 'react';
import { exchangeFee } from '#game/exchange/prices.ts';
import type { OfferThread } from '#game/payloads/bargain.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useForm } from '#web/lib/use-form.ts';
import { HOLD_CHOICES, USUAL_HOLD } from '../parts/hold-choice.ts';
import { priceProblem } from '../parts/price-problem.ts';
import { middlePrice } from './thread-words.ts';

/** Names another price. Proposes the middle between both sides. */
export function CounterForm({ thread }: { thread: OfferThread }) {
  const { id, side, own, others, min, max, escrow } = thread;
  const cash = useOwnAirline().data?.cash;
  const [price, setPrice] = useState(() => middlePrice(thread));
  const [hours, setHours] = useState(USUAL_HOLD);
  // The buyer's last price is in escrow already.
  const available = side === 'buyer' && cash !== undefined ? cash + escrow : undefined;
  const problem = priceProblem({ price, min, max, ...(available === undefined ? {} : { cash: available }) });
  const { failure, pending, formProps } = useForm({
    canSend: !problem,
    send: () => act('offer.counter', { offer: id, price, hours: Number(hours) }),
  });
  const hint =
    side === 'buyer' && available !== undefined
      ? `The price goes into escrow. Leaves ${formatMoney(available - (problem ? 0 : price))} in cash.`
      : `Between ${formatMoney(min)} and ${formatMoney(max)}.`;
  return (
    <form aria-label="Name another price" {...formProps} className="flex flex-col gap-3">
      <MoneyField
        label={own === null ? 'Your price' : 'Your next price'}
        value={price}
        onChange={setPrice}
        error={problem}
        hint={problem ? undefined : hint}
      />
      <ChoiceGroup legend="Holds for" choices={HOLD_CHOICES} value={hours} onChange={setHours} />
      <Button type="submit" disabled={problem !== undefined} pending={pending}>
        {problem || others === null ? 'Name price' : `Counter with ${formatMoney(price)}`}
      </Button>
      <ActionFailure title="The price was not sent" error={failure} />
    </form>
  );
}

/** Accepts, declines or withdraws. */
export function AnswerButtons({ thread }: { thread: OfferThread }) {
  const { id, side, others, isAwaited, escrow } = thread;
  const cash = useOwnAirline().data?.cash;
  const answer = useAction({
    mutationFn: (name: 'offer.accept' | 'offer.decline' | 'offer.withdraw') => act(name, { offer: id }),
  });
  const price = others ?? 0;
  const isShort = side === 'buyer' && cash !== undefined && cash + escrow < price;
  return (
    <div className="flex flex-col gap-2">
      {isAwaited && others !== null && (
        <>
          <p className="text-13 text-muted">
            {isShort
              ? `Accepting needs ${formatMoney(price)}. You have ${formatMoney(cash + escrow)} with what is in escrow.`
              : side === 'buyer'
                ? `Accepting buys the aircraft for ${formatMoney(price)} and leaves ${formatMoney((cash ?? 0) + escrow - price)} in cash.`
                : `Accepting sells the aircraft. You receive ${formatMoney(price - exchangeFee(price))} after the exchange’s fee.`}
          </p>
          <Button
            tone="primary"
            disabled={isShort}
            pending={answer.isPending && answer.variables === 'offer.accept'}
            onClick={() => answer.run('offer.accept')}
          >
            Accept {formatMoney(price)}
          </Button>
        </>
      )}
      {isAwaited ? (
        <Button
          pending={answer.isPending && answer.variables === 'offer.decline'}
          onClick={() => answer.run('offer.decline')}
        >
          Decline and end talks
        </Button>
      ) : (
        <Button
          pending={answer.isPending && answer.variables === 'offer.withdraw'}
          onClick={() => answer.run('offer.withdraw')}
        >
          {escrow > 0 && side === 'buyer' ? `Withdraw · ${formatMoney(escrow)} back` : 'Withdraw'}
        </Button>
      )}
      <ActionFailure title="The answer was not sent" error={answer.error} />
    </div>
  );
}
