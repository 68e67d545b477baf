import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import type { Slot } from '#game/tables/slot.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import type { AirportIndex } from '#web/lib/game/airport-index.ts';
import { slotColumns } from './slot-columns.tsx';
import { groupSlots, type SlotGroup } from './slot-groups.ts';

interface OwnSlotsProps {
  slots: readonly Slot[];
  airports: AirportIndex;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Slots at risk come first. */
const SORT = { column: 'until', descending: false };
const idOf = ({ id }: SlotGroup) => id;

/** The airline's slots in full hours, with those that it may lose. */
export function OwnSlots({ slots, airports: { codeOf }, start }: OwnSlotsProps) {
  const columns = useMemo(() => slotColumns({ codeOf, start }), [codeOf, start]);
  const rows = useMemo(() => groupSlots(slots), [slots]);
  return (
    <DataTable
      name="Slots"
      rows={rows}
      columns={columns}
      rowId={idOf}
      sort={SORT}
      search="Airport"
      height="max-h-[440px]"
      empty={
        <EmptyState icon={CalendarClock} title="No slots in full hours">
          Your flights have slots in all other hours automatically. Slots in full hours appear here, because
          they are worth keeping: an airline that stops using them loses them after nine weeks.
        </EmptyState>
      }
    />
  );
}
