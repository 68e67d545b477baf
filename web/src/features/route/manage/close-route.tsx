import { useState } from 'react';
import { ActionFailure } from '../../../components/action-failure.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { act } from '../../../lib/act.ts';
import { formatCount } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { RouteRow } from '../shared/route-rows.ts';

interface CloseRouteProps {
  row: RouteRow;
  /** As its airline names it: CPH–AGP. */
  pair: string;
  onClosed: () => void;
}

/** Gives a route up, after saying what is lost. */
export function CloseRoute({ row, pair, onClosed }: CloseRouteProps) {
  const [asking, setAsking] = useState(false);
  const close = useAction({
    mutationFn: () => act('route.close', { route: row.route.id }),
    onSuccess: () => {
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: ['market'] });
      notify(`${pair} is closed.`);
      onClosed();
    },
  });
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <p className="text-13 text-muted">
        Closing the route takes its {formatCount(row.flights, 'weekly flight')} out of the timetable. The fee
        is not paid back; flights in the air finish.
      </p>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Close route
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Close ${pair}?`}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button tone="danger" pending={close.isPending} onClick={() => close.run()}>
              Close {pair}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <p>
            {row.flights > 0
              ? `${formatCount(row.flights, 'weekly flight')} by ${formatCount(row.aircraft, 'aircraft').replace(/s$/, '')} will be gone. What is left of these weeks may not join up any more and has to be planned anew.`
              : 'No flights are planned on it.'}{' '}
            To fly here again you would have to pay the fee again.
          </p>
          <ActionFailure title="The route was not closed" error={close.error} />
        </div>
      </Dialog>
    </section>
  );
}
