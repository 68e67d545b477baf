import { useState } from 'react';
import { UNDOS_A_DAY, undoDay, undosLeft, undoTimeLeft } from '#game/actions/undo.ts';
import { cancelledRefit } from '#game/fleet/refit.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY } from '#game/world/time.ts';
import { act } from '../lib/act.ts';
import { useOwnAirline } from '../lib/airline.ts';
import { formatMoney } from '../lib/format.ts';
import { notify } from '../lib/notices.ts';
import { useAction } from '../lib/use-action.ts';
import { ActionFailure } from './action-failure.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Line } from './line.tsx';
import { UndoBox } from './undo-box.tsx';

interface CancelRefitProps {
  /** A refit that has not begun. */
  work: Maintenance;
  registration: string;
  /** World minute. */
  now: number;
  onGone?: () => void;
}

/** Offers to undo a refit free of charge, or to cancel it once that has its price. */
export function CancelRefit(props: CancelRefitProps) {
  const { work, registration, now, onGone } = props;
  const { data: airline } = useOwnAirline();
  if (!airline) return null;
  const hasTime = undoTimeLeft(work.ordered, now) > 0;
  if (!hasTime || undosLeft(airline, now) === 0) return <CancelAtCost {...props} hasTime={hasTime} />;
  return (
    <UndoBox
      name="Undo refit"
      done={work.ordered}
      now={now}
      use="work begins"
      choices={[
        {
          label: 'Undo refit',
          refund: work.cost,
          undo: () => act('maintenance.undo', { maintenance: work.id }),
        },
      ]}
      onUndone={() => {
        notify(`The refit of ${registration} is undone. ${formatMoney(work.cost)} paid back.`, 'good');
        onGone?.();
      }}
    />
  );
}

/** Says what a cancellation costs, and why it is not free. */
function costText({ ordered }: Maintenance, kept: number, now: number, hasTime: boolean): string {
  if (kept === 0) return 'Cancelling is free of charge until work begins.';
  const cost = `Cancelling costs ${formatMoney(kept)}`;
  if (!hasTime) return `${cost}. The time to undo it free of charge is over.`;
  const isFreeAgain = undoTimeLeft(ordered, (undoDay(now) + 1) * DAY) > 0;
  const until = isFreeAgain ? ' From 00:00 UTC it is free again, unless work has begun.' : '';
  return `${cost}, because you have undone ${UNDOS_A_DAY} actions today.${until}`;
}

function CancelAtCost({ work, registration, now, onGone, hasTime }: CancelRefitProps & { hasTime: boolean }) {
  const [asking, setAsking] = useState(false);
  const { kept, refund } = cancelledRefit(work.cost);
  const { run, isPending, error } = useAction({
    mutationFn: () => act('maintenance.cancel', { maintenance: work.id, price: kept }),
    onSuccess: () => {
      notify(`The refit of ${registration} is cancelled. ${formatMoney(refund)} paid back.`, 'good');
      onGone?.();
    },
  });
  return (
    <section
      aria-label="Cancel refit"
      className="flex flex-col items-start gap-2 rounded-control border border-line bg-raised px-3 py-2.5 text-13"
    >
      <p className="tabular-nums">{costText(work, kept, now, hasTime)}</p>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Cancel refit · {formatMoney(refund)} back
      </Button>
      <Dialog
        alert
        open={asking}
        title={`Cancel the refit of ${registration}?`}
        onClose={() => !isPending && setAsking(false)}
        actions={
          <>
            <Button data-autofocus disabled={isPending} onClick={() => setAsking(false)}>
              Keep refit
            </Button>
            <Button tone="danger" pending={isPending} onClick={() => run()}>
              Cancel refit · {formatMoney(refund)} back
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <p>{registration} keeps the cabin that it has.</p>
          <dl className="flex flex-col gap-1">
            <Line label="Paid">{formatMoney(work.cost)}</Line>
            <Line label="Cost of cancelling">{formatMoney(-kept)}</Line>
            <Line label="Paid back to you">{formatMoney(refund)}</Line>
          </dl>
          <ActionFailure title="The refit was not cancelled" error={error} />
        </div>
      </Dialog>
    </section>
  );
}
