import { useState } from 'react';
import { AUCTION_DAYS_MIN, startRange } from '#game/exchange/auction.ts';
import { exchangeFee } from '#game/exchange/prices.ts';
import type { SaleView } from '#game/payloads/exchange.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { act } from '#web/lib/act.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useForm } from '#web/lib/use-form.ts';
import { priceProblem } from '../parts/price-problem.ts';

const DAYS = [AUCTION_DAYS_MIN, 5, 7, 14].map((days) => ({ value: String(days), label: `${days} days` }));

interface AuctionFormProps {
  sale: SaleView;
  registration: string;
}

/** Auctions an aircraft. */
export function AuctionForm({ sale, registration }: AuctionFormProps) {
  const { aircraft, value, max } = sale;
  const range = startRange(value);
  const [start, setStart] = useState(range.min);
  const [hasReserve, setReserved] = useState(false);
  const [reserve, setReserve] = useState(value);
  const [days, setDays] = useState(String(AUCTION_DAYS_MIN));
  const startProblem = priceProblem({ price: start, min: range.min, max: range.max });
  const reserveProblem = hasReserve
    ? priceProblem({ price: reserve, min: Math.max(start || 0, range.min), max })
    : undefined;
  const least = hasReserve ? reserve : start;
  const isInvalid = startProblem !== undefined || reserveProblem !== undefined;
  const { failure, pending, formProps } = useForm({
    canSend: !isInvalid,
    send: async () => {
      await act('auction.open', {
        aircraft,
        start,
        days: Number(days),
        ...(hasReserve ? { reserve } : {}),
      });
      notify(`The auction of ${registration} is open.`, 'good');
    },
  });
  return (
    <form aria-label="Auction" {...formProps} className="flex flex-col gap-3">
      <MoneyField
        label="Starting price"
        value={start}
        onChange={setStart}
        error={startProblem}
        hint={
          startProblem
            ? undefined
            : `${formatPercent(start / value)} of value. An auction can start at 92% to 100%.`
        }
      />
      <label className="flex min-h-9 items-center gap-2.5 text-13 max-md:min-h-11">
        <input
          type="checkbox"
          checked={hasReserve}
          onChange={({ target }) => setReserved(target.checked)}
          className="size-4 accent-accent"
        />
        Set a reserve that bidders cannot see
      </label>
      {hasReserve && (
        <MoneyField
          label="Reserve"
          value={reserve}
          onChange={setReserve}
          error={reserveProblem}
          hint={reserveProblem ? undefined : 'The aircraft is not sold below this price.'}
        />
      )}
      <ChoiceGroup legend="Open for at least" choices={DAYS} value={days} onChange={setDays} />
      <p className="text-13 text-muted">
        Once opened, an auction cannot be withdrawn.
        {!isInvalid &&
          ` If sold, you receive at least ${formatMoney(least - exchangeFee(least))} after the fee.`}
      </p>
      <div>
        <Button type="submit" tone="primary" disabled={isInvalid} pending={pending}>
          {startProblem ? 'Open auction' : `Open auction from ${formatMoney(start)}`}
        </Button>
      </div>
      <ActionFailure title="The auction was not opened" error={failure} />
    </form>
  );
}
