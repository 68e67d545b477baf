import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import type { Slot } from '#game/tables/slot.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import type { AirportIndex } from '#web/lib/game/airport-index.ts';
import { useWordsById } from '#web/lib/use-airport-words.ts';
import { isAtRisk, slotColumns } from './slot-columns.tsx';
import { groupSlots, type SlotGroup } from './slot-groups.ts';

interface OwnSlotsProps {
  slots: readonly Slot[];
  airports: AirportIndex;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

const BY_DEADLINE = { column: 'until', descending: false };
const BY_AIRPORT = { column: 'airport', descending: false };
const idOf = ({ id }: SlotGroup) => id;

/** The airline's slots in full hours. Those that it may lose come first. */
export function OwnSlots({ slots, airports: { codeOf }, start }: OwnSlotsProps) {
  const rows = useMemo(() => groupSlots(slots), [slots]);
  const wordsOf = useWordsById();
  const hasRisk = rows.some(isAtRisk);
  const hasUse = rows.some(({ weeks }) => weeks > 0);
  const columns = useMemo(
    () => slotColumns({ codeOf, wordsOf, hasRisk, hasUse, start }),
    [codeOf, wordsOf, hasRisk, hasUse, start],
  );
  return (
    <DataTable
      name="Slots"
      rows={rows}
      columns={columns}
      rowId={idOf}
      sort={hasRisk ? BY_DEADLINE : BY_AIRPORT}
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
