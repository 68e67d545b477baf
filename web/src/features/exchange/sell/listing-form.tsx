import { useState } from 'react';
import { exchangeFee } from '#game/exchange/prices.ts';
import type { SaleView } from '#game/payloads/exchange.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { act } from '#web/lib/act.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useForm } from '#web/lib/use-form.ts';
import { priceProblem } from '../parts/price-problem.ts';

interface ListingFormProps {
  sale: SaleView;
  registration: string;
}

/** Lists an aircraft at a price, or changes and withdraws its listing. */
export function ListingForm({ sale, registration }: ListingFormProps) {
  const { aircraft, value, min, max, listing } = sale;
  const [price, setPrice] = useState(listing?.price ?? value);
  const [offers, setOffers] = useState(listing?.offers ?? true);
  const problem = priceProblem({ price, min, max });
  const fee = problem ? 0 : exchangeFee(price);
  const isSame = listing?.price === price && listing.offers === offers;
  const { failure, pending, formProps } = useForm({
    canSend: !problem && !isSame,
    send: async () => {
      if (listing) await act('listing.change', { listing: listing.id, price, offers });
      else await act('listing.open', { aircraft, price, offers });
      notify(
        listing ? `The listing of ${registration} has changed.` : `${registration} is for sale.`,
        'good',
      );
    },
  });
  const withdraw = useAction({
    mutationFn: (id: string) => act('listing.withdraw', { listing: id }),
    onSuccess: () => notify(`${registration} is no longer for sale.`),
  });
  return (
    <form
      aria-label={listing ? 'Change listing' : 'List at a price'}
      {...formProps}
      className="flex flex-col gap-3"
    >
      <MoneyField
        label="Asking price"
        value={price}
        onChange={setPrice}
        error={problem}
        hint={
          problem
            ? undefined
            : `${formatPercent(price / value)} of value. You receive ${formatMoney(price - fee)} after a fee of ${formatMoney(fee)}.`
        }
      />
      <p className="text-12 text-muted tabular-nums">
        Airlines pay each other {formatMoney(min)} to {formatMoney(max)} today.
      </p>
      <label className="flex min-h-9 items-center gap-2.5 text-13 max-md:min-h-11">
        <input
          type="checkbox"
          checked={offers}
          onChange={({ target }) => setOffers(target.checked)}
          className="size-4 accent-accent"
        />
        Take offers below this price
      </label>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" disabled={problem !== undefined || isSame} pending={pending}>
          {listing ? 'Change listing' : problem ? 'List for sale' : `List for ${formatMoney(price)}`}
        </Button>
        {listing && (
          <Button pending={withdraw.isPending} onClick={() => withdraw.run(listing.id)}>
            Withdraw listing
          </Button>
        )}
      </div>
      <ActionFailure title="The listing was not saved" error={failure} />
      <ActionFailure title="The listing was not withdrawn" error={withdraw.error} />
    </form>
  );
}
