import type { Slot } from '#game/tables/slot.ts';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Page } from '#web/components/page.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useOwnBids, useOwnSlots } from '#web/lib/game/slots.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { AirportView } from './airport-view.tsx';
import { OwnBids } from './own-bids.tsx';
import { OwnSlots } from './own-slots.tsx';

function Content() {
  const { data: slots, error, refetch } = useOwnSlots();
  const bids = useOwnBids().data ?? [];
  const airline = useOwnAirline().data;
  const airports = useAirportIndex().data;
  const world = useWorld().data;
  if (error) return <ErrorState title="Your slots could not be loaded" error={error} onRetry={refetch} />;
  if (!slots || !airline || !airports || !world) return <TableSkeleton of="slots" />;
  const count = (of: (slot: Slot) => number) => slots.reduce((sum, slot) => sum + of(slot), 0);
  const deadlines = slots.flatMap(({ until, count, used }) => (until > 0 && used < count ? [until] : []));
  return (
    <>
      <section aria-labelledby="own" className="flex flex-col gap-4">
        <h2 id="own" className="font-bold">
          Your slots in full hours
        </h2>
        {slots.length > 0 && (
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <Figure label="Slots" value={formatNumber(count((slot) => slot.count))} />
            <Figure label="Used by your timetable" value={formatNumber(count((slot) => slot.used))} />
            <Figure label="At risk" value={formatNumber(count((slot) => slot.count - slot.used))} />
            {deadlines.length > 0 && (
              <Figure label="Next deadline, UTC" value={momentText(world.start, Math.min(...deadlines))} />
            )}
          </div>
        )}
        <OwnSlots slots={slots} airports={airports} start={world.start} />
      </section>
      {bids.length > 0 && <OwnBids bids={bids} airports={airports} start={world.start} />}
      <AirportView airports={airports} airline={airline} start={world.start} />
    </>
  );
}

/** Slots of the airline, and how full airports are. */
export function Component() {
  return (
    <Page
      title="Slots"
      lead="Every departure and arrival needs a slot. In most hours, planning a flight takes one automatically. An hour is full when 90% of its slots are taken, real-world traffic included."
    >
      <Content />
    </Page>
  );
}
