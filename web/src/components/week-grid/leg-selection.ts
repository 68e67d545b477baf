import type { PlannedLeg } from '../../../../game/timetable/leg.ts';

/** Places of legs in their list. */
export type LegSelection = ReadonlySet<number>;

export const NO_LEGS: LegSelection = new Set();

/** Returns the selection with a leg taken in or out. */
export function toggled(selection: LegSelection, index: number): LegSelection {
  const next = new Set(selection);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** Returns all legs that depart between two of them, these two included, whichever is the earlier. */
export function rangeBetween(legs: readonly PlannedLeg[], one: number, other: number): LegSelection {
  const [a, b] = [legs[one]?.departs, legs[other]?.departs];
  if (a === undefined || b === undefined) return new Set([other]);
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  return new Set(legs.flatMap(({ departs }, at) => (departs >= from && departs <= to ? [at] : [])));
}

/** How a leg was pressed. */
interface Press {
  /** Shift: up to here from the leg pressed last. */
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Returns the selection after a press on a leg.
 * @param last the leg pressed before, null if there is none
 * @param isPicking whether every press takes a leg in or out
 */
export function afterPress(
  legs: readonly PlannedLeg[],
  selection: LegSelection,
  index: number,
  last: number | null,
  { shiftKey, ctrlKey, metaKey }: Press,
  isPicking: boolean,
): LegSelection {
  if (shiftKey && last !== null) return rangeBetween(legs, last, index);
  return ctrlKey || metaKey || isPicking ? toggled(selection, index) : new Set([index]);
}

/** Returns the legs that a move, copy or removal of one of them is about: the whole selection if it is part of it. */
export const concerned = (selection: LegSelection, index: number): LegSelection =>
  selection.has(index) ? selection : new Set([index]);
