import { useState } from 'react';
import type { SaleView } from '#game/payloads/exchange.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Line } from '#web/components/line.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';

interface LeasebackProps {
  sale: SaleView;
  registration: string;
  onSold: () => void;
}

/** Sells to a lessor and leases the aircraft back, which keeps its flights. */
export function Leaseback({ sale, registration, onSold }: LeasebackProps) {
  const { aircraft, value, leaseback } = sale;
  const { price, rate, deposit, weeks } = leaseback;
  const [isAsked, setAsked] = useState(false);
  const cash = useOwnAirline().data?.cash ?? 0;
  const { run, isPending, error } = useAction({
    mutationFn: () => act('fleet.leaseback', { aircraft, price }),
    onSuccess: () => {
      notify(`${registration} is leased now. You received ${formatMoney(price)}.`, 'good');
      onSold();
    },
  });
  return (
    <div className="flex flex-col items-start gap-2 text-13">
      <p className="text-muted">
        Lessors pay {formatPercent(price / value)} of value and lease it back for {formatMoney(rate)} per
        week, for at least {weeks} weeks. It keeps its flights.
      </p>
      <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Sell and lease back · {formatMoney(price)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          alert
          title={`Sell ${registration} and lease it back?`}
          onClose={() => !isPending && setAsked(false)}
          confirm={`Sell and lease back · ${formatMoney(price)}`}
          pending={isPending}
          onConfirm={() => run()}
        >
          <div className="flex flex-col gap-3">
            <dl className="flex flex-col gap-1">
              <Line label="You receive">{formatMoney(price)}</Line>
              <Line label="Deposit">{formatMoney(deposit)}</Line>
              <Line label="Lease per week, the first one now">{formatMoney(rate)}</Line>
              <Line label="Leaves in cash">{formatMoney(cash + price - deposit - rate)}</Line>
            </dl>
            <p>
              It stays in your fleet but no longer belongs to you. If you return it within {weeks} weeks, you
              pay the rest, at most 26 weeks.
            </p>
            <ActionFailure title="The aircraft was not sold" error={error} />
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
