import { isUnused, undoTimeLeft } from '#game/actions/undo.ts';
import { UndoBox, type UndoChoice } from '#web/components/undo-box.tsx';
import { act } from '#web/lib/act.ts';
import { formatNumber } from '#web/lib/format.ts';
import type { FleetAircraft, FleetView } from '#web/lib/game/fleet-view.ts';
import { orderCharged } from './leave-dialog.tsx';

/** Returns the refund for an aircraft, including planned refits. */
const refundOf = (one: FleetAircraft): number =>
  one.workOrders
    .filter(({ kind, state }) => kind === 'refit' && state === 'planned')
    .reduce((sum, { cost }) => sum + cost, orderCharged(one));

/** Returns the choice to undo some aircraft of one order. */
const choiceOf = (label: string, fleet: readonly FleetAircraft[]): UndoChoice => ({
  label,
  refund: fleet.reduce((sum, one) => sum + refundOf(one), 0),
  undo: () => act('fleet.undo', { aircraft: fleet.map(({ record }) => record.id) }),
});

/** Checks whether the lease or order of an aircraft can be undone at a world minute. */
export const isUndoable = (record: FleetAircraft['record'], now: number): boolean =>
  isUnused(record) && undoTimeLeft(record.ordered, now) > 0;

interface UndoOrderProps {
  row: FleetAircraft;
  view: FleetView;
  /** Called after the aircraft has left the fleet. */
  onGone: () => void;
}

/** Undoes the lease or order of an aircraft, or of all aircraft in the same order, while that is possible. */
export function UndoOrder({ row, view, onGone }: UndoOrderProps) {
  const { ordered, ownership, model } = row.record;
  if (!isUndoable(row.record, view.now)) return null;
  const noun = ownership === 'leased' ? 'lease' : 'order';
  const together = view.fleet.filter(
    ({ record }) => record.ordered === ordered && record.model === model && isUnused(record),
  );
  const choices = [choiceOf(`Undo ${noun}`, [row])];
  if (together.length > 1) choices.push(choiceOf(`Undo all ${formatNumber(together.length)}`, together));
  return <UndoBox done={ordered} now={view.now} use="its first flight" choices={choices} onUndone={onGone} />;
}
