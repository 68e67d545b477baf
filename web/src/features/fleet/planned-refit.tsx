import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { CancelRefit } from '#web/components/cancel-refit.tsx';
import type { FleetView } from '#web/lib/game/fleet-view.ts';
import { momentText } from '#web/lib/world-moment.ts';
import type { FleetRow } from './fleet-row.ts';

/** The refit that an aircraft is waiting for, with the way to undo or cancel it; nothing if there is none. */
export function PlannedRefit({ row, view }: { row: FleetRow; view: FleetView }) {
  const work = row.workOrders.find(({ kind, state }) => kind === 'refit' && state === 'planned');
  if (!work) return null;
  const seats = work.cabin && CABIN_CLASSES.map((name) => work.cabin?.[name]).join(' + ');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">Refit planned</h3>
      <p className="tabular-nums">
        {seats && `${seats} seats, `}from about {momentText(view.start, work.starts)}
      </p>
      <CancelRefit work={work} registration={row.record.registration} now={view.now} />
    </section>
  );
}
