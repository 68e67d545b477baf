import { useState } from 'react';
import { lapsesFrom } from '#game/network/route/lapse.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';
import type { RouteRow } from '../shared/route-rows.ts';

interface CloseRouteProps {
  row: RouteRow;
  /** Airport codes with the hub first: CPH–AGP. */
  pair: string;
  onClosed: () => void;
}

/** Closes a route after a confirmation. */
export function CloseRoute({ row, pair, onClosed }: CloseRouteProps) {
  const start = useWorld().data?.start;
  const [asking, setAsking] = useState(false);
  const close = useAction({
    mutationFn: () => act('route.close', { route: row.route.id }),
    onSuccess: () => {
      setAsking(false);
      notify(`${pair} closed.`);
      onClosed();
    },
  });
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      {start && row.flights === 0 && row.route.unused_from > 0 && (
        <p className="text-13">
          The right lapses after {momentText(start, lapsesFrom(row.route.unused_from))} UTC unless it is
          flown.
        </p>
      )}
      <p className="text-13 text-muted">
        Closing the route removes its {formatCount(row.flights, 'weekly flight')} from the timetable. Flights
        in the air continue. The fee is not refunded.
      </p>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Close route
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Close ${pair}?`}
        confirm={`Close ${pair}`}
        tone="danger"
        pending={close.isPending}
        onConfirm={() => close.run()}
      >
        <div className="flex flex-col gap-3">
          <p>
            {row.flights > 0
              ? `${formatCount(row.flights, 'weekly flight')} by ${formatCount(row.aircraft, 'aircraft')} will be removed. The remaining flights of these aircraft may no longer connect, so check their timetables.`
              : 'The route has no flights.'}{' '}
            To reopen the route, you pay the fee again. What you know of the market stays.
          </p>
          <ActionFailure title="The route was not closed" error={close.error} />
        </div>
      </ConfirmDialog>
    </section>
  );
}
