import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { afterKey, isPress, isSelectAll } from './grid-keys.ts';
import { afterPress, type LegSelection, NO_LEGS } from './leg-selection.ts';

interface GridInput<L extends PlannedLeg> {
  legs: readonly L[];
  selected: LegSelection;
  onSelect: (selected: LegSelection) => void;
  onChange: (legs: L[], selected: LegSelection) => void;
  onOpen: ((index: number) => void) | undefined;
  isPicking: boolean;
  readOnly: boolean;
  /** Cancels the drag. Null if no leg is being dragged. */
  cancelDrag: (() => void) | null;
  /** Called with a leg that a key has moved. */
  onMoved: (leg: L) => void;
}

/** Selects and changes legs by clicks and keys. */
export function useGridInput<L extends PlannedLeg>(parts: GridInput<L>) {
  const { legs, selected, onSelect, onChange, onOpen, isPicking, readOnly, cancelDrag, onMoved } = parts;
  /** The leg clicked last. */
  const last = useRef<number | null>(null);

  const press = (event: MouseEvent | KeyboardEvent, index: number) => {
    onSelect(afterPress({ legs, selected, index, last: last.current, keys: event, isPicking }));
    if (!event.shiftKey) last.current = index;
  };
  const select = (next: LegSelection) => {
    last.current = null;
    onSelect(next);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const { key } = event;
    if (key === 'Escape') {
      if (cancelDrag) cancelDrag();
      else select(NO_LEGS);
      return;
    }
    if (key === 'Enter' && onOpen && !isPress(event)) onOpen(index);
    else if (isPress(event)) press(event, index);
    else if (isSelectAll(event)) select(new Set(legs.keys()));
    else {
      const next = readOnly ? null : afterKey(legs, selected, index, event);
      if (!next) return;
      const leg = next.legs[index];
      if (leg && next.legs.length === legs.length) onMoved(leg);
      if (next.legs.length !== legs.length) last.current = null;
      onChange(next.legs, next.selected);
    }
    event.preventDefault();
  };
  return { press, select, onKey };
}
