import { useState } from 'react';
import type { SaleView } from '#game/payloads/exchange.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';

interface DealersSaleProps {
  sale: SaleView;
  registration: string;
  onSold: () => void;
}

/** Returns why dealers cannot take an aircraft now. Undefined if they can. */
function hindranceOf({ legs, lands }: SaleView): string | undefined {
  if (lands > 0) return 'Dealers take it when it has landed.';
  if (legs > 0)
    return `Dealers take it without flights. Remove its ${formatCount(legs, 'weekly flight')} under Manage Routes first.`;
  return undefined;
}

/** Sells to dealers at once. */
export function DealersSale({ sale, registration, onSold }: DealersSaleProps) {
  const { aircraft, dealers, value } = sale;
  const [isAsked, setAsked] = useState(false);
  const cash = useOwnAirline().data?.cash ?? 0;
  const hindrance = hindranceOf(sale);
  const { run, isPending, error } = useAction({
    mutationFn: () => act('fleet.sell', { aircraft, price: dealers }, undefined, aircraft),
    onSuccess: () => {
      notify(`${registration} was sold. You received ${formatMoney(dealers)}.`, 'good');
      onSold();
    },
  });
  return (
    <div className="flex flex-col items-start gap-2 text-13">
      <p className={hindrance ? 'text-warn' : 'text-muted'}>
        {hindrance ?? `They pay ${formatPercent(dealers / value)} of value at once, without a fee.`}
      </p>
      <Button disabled={hindrance !== undefined} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Sell to dealers · {formatMoney(dealers)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          alert
          title={`Sell ${registration} to dealers?`}
          onClose={() => !isPending && setAsked(false)}
          confirm={`Sell · ${formatMoney(dealers)}`}
          tone="danger"
          pending={isPending}
          onConfirm={() => run()}
        >
          <div className="flex flex-col gap-3">
            <p>
              {registration} leaves your fleet immediately. You will have {formatMoney(cash + dealers)} in
              cash.
            </p>
            <ActionFailure title="The aircraft was not sold" error={error} />
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
