import type { Maintenance } from '#game/tables/maintenance.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelRefit } from '#web/components/cancel-refit.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { Tag } from '#web/components/tag.tsx';
import { act } from '#web/lib/act.ts';
import { formatMinutes, formatMoney } from '#web/lib/format.ts';
import type { FleetAircraft, FleetView } from '#web/lib/game/fleet-view.ts';
import { WORK_TITLES } from '#web/lib/game/whereabouts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';

interface WorkOrderDrawerProps {
  aircraft: FleetAircraft;
  work: Maintenance;
  view: FleetView;
  onClose: () => void;
}

/** Details of a work order, which can be cancelled until work begins. */
export default function WorkOrderDrawer({ aircraft, work, view, onClose }: WorkOrderDrawerProps) {
  const { start } = view;
  const { run, isPending, error } = useAction({
    mutationFn: () => act('maintenance.cancel', { maintenance: work.id }),
    onSuccess: onClose,
  });
  const planned = work.state === 'planned';
  const isRefit = work.kind === 'refit';
  return (
    <Drawer
      title={WORK_TITLES[work.kind]}
      subtitle={`${aircraft.record.registration} · ${aircraft.model.manufacturer} ${aircraft.model.model}`}
      onClose={onClose}
      actions={
        planned &&
        !isRefit && (
          <Button tone="danger" pending={isPending} onClick={() => run()}>
            Cancel check
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <Tag tone={planned ? 'accent' : 'warn'}>{planned ? 'Planned' : 'Under way'}</Tag>
        </div>
        <dl className="flex flex-col gap-1.5 tabular-nums">
          {[
            ['Begins', momentText(start, work.starts)],
            ['Ends', momentText(start, work.ends)],
            ['Duration', formatMinutes(work.ends - work.starts)],
            [isRefit ? 'Paid' : planned ? 'Payable when it begins' : 'Paid', formatMoney(work.cost)],
            ['Planned by', work.by === 'rule' ? 'your rule' : 'you'],
          ].map(([label, text]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right">{text}</dd>
            </div>
          ))}
        </dl>
        {planned && isRefit && (
          <CancelRefit
            work={work}
            registration={aircraft.record.registration}
            now={view.now}
            onGone={onClose}
          />
        )}
        {planned && !isRefit && (
          <p className="text-muted">
            Scheduled flights during the check are cancelled unless a reserve aircraft operates them. Without
            the check the aircraft keeps flying until the check is long overdue, and is then grounded.
          </p>
        )}
        <ActionFailure title="The check was not cancelled" error={error} />
      </div>
    </Drawer>
  );
}
