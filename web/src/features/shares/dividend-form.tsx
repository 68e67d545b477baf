import { useState } from 'react';
import type { QuotedAirline, ShareMarket } from '#game/payloads/shares.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { PAYOUT_MIN } from '#game/shares/share-limits.ts';
import { act } from '#web/lib/act.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { formatCents } from './format-cents.ts';
import { reserveProblem } from './reserve-problem.ts';
import { PriceField } from './share-fields.tsx';
import { ShareForm } from './share-form.tsx';

interface DividendFormProps {
  listing: QuotedAirline;
  own: NonNullable<ShareMarket['own']>;
}

/** Declares a dividend of the player's airline. */
export function DividendForm({ listing, own }: DividendFormProps) {
  const [cents, setCents] = useState(10);
  const amount = amountOf(listing.lots, cents);
  const problem =
    cents >= 1 ? reserveProblem(amount, own) : { text: 'Enter an amount of at least $0.01 per share.' };
  const declare = useAction({
    mutationFn: () => act('share.dividend', { cents }),
    onSuccess: () => notify('Dividend declared. It is paid at the next midnight.', 'good'),
  });
  return (
    <ShareForm
      action="share.dividend"
      label="Dividend"
      title="Pay a dividend"
      lead={
        <p className="text-13 text-muted">
          Paid at the next midnight to everyone who holds shares then. The founders' portion leaves the game.
          At least {formatPercent(PAYOUT_MIN)} of each quarter's profit is paid automatically.
          {listing.declared > 0 &&
            ` ${formatCents(listing.declared)} per share is declared for the next midnight.`}
        </p>
      }
      problem={problem}
      consequence={`Leaves ${formatMoney(own.cash - amount)} in cash.`}
      button={`Declare dividend · ${formatMoney(problem ? 0 : amount)}`}
      pending={declare.isPending}
      onSubmit={() => declare.run()}
      failure="The dividend was not declared"
      error={declare.error}
    >
      <PriceField id="dividend" label="Dollars per share" value={cents} onChange={setCents} />
    </ShareForm>
  );
}
