import { type FormEvent, useState } from 'react';
import type { QuotedAirline, ShareMarket } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { RESERVE_WEEKS } from '#game/share/share-limits.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { act } from '#web/lib/act.ts';
import { formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { parseCents } from './parse-cents.ts';

interface DividendFormProps {
  listing: QuotedAirline;
  own: NonNullable<ShareMarket['own']>;
}

/** Declares a dividend of the player's airline. */
export function DividendForm({ listing, own: { cash, weeklyFixedCosts } }: DividendFormProps) {
  const [text, setText] = useState('0.10');
  const cents = parseCents(text);
  // A lot has 100 shares, so cents per share are dollars per lot.
  const amount = cents * listing.lots;
  const left = cash - amount;
  const reserve = RESERVE_WEEKS * weeklyFixedCosts;
  const problem = !(cents >= 1)
    ? 'Enter an amount of at least $0.01 per share.'
    : left < reserve
      ? `This needs ${formatMoney(amount)}. Four weeks of fixed costs, ${formatMoney(reserve)}, must remain of your ${formatMoney(cash)}.`
      : undefined;
  const declare = useAction({
    mutationFn: () => act('share.dividend', { cents }),
    onSuccess: () => notify('Dividend declared. It is paid at the next midnight.', 'good'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) declare.run();
  };
  return (
    <form
      aria-label="Dividend"
      onSubmit={submit}
      className="flex max-w-[720px] flex-col gap-3 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">Pay a dividend</h3>
      <p className="text-13 text-muted">
        Paid at the next midnight to everyone who holds shares then. The part of your founders' shares leaves
        the game. At least 30% of each quarter's profit is paid automatically.
        {listing.declared > 0 &&
          ` ${formatCents(listing.declared)} per share is declared for the next midnight.`}
      </p>
      <Field id="dividend" label="Dollars per share">
        <input
          id="dividend"
          type="text"
          inputMode="decimal"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={`${inputClass} max-w-[200px] tabular-nums`}
        />
      </Field>
      <p role="status" className={`text-13 tabular-nums ${problem ? 'text-bad' : 'text-muted'}`}>
        {problem ?? `Leaves ${formatMoney(left)} in cash.`}
      </p>
      <Button
        type="submit"
        tone="primary"
        disabled={Boolean(problem)}
        pending={declare.isPending}
        className="self-start max-md:w-full"
      >
        Declare dividend · {formatMoney(problem ? 0 : amount)}
      </Button>
      <ActionFailure title="The dividend was not declared" error={declare.error} />
    </form>
  );
}
