import type { PlannedLeg } from '#game/network/timetable/leg.ts';

/** Indices of legs in their list. */
export type LegSelection = ReadonlySet<number>;

export const NO_LEGS: LegSelection = new Set();

/** Returns the selection with one leg toggled. */
export function toggled(selection: LegSelection, index: number): LegSelection {
  const next = new Set(selection);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** Returns all legs that depart between two legs, including both, in either order. */
export function rangeBetween(legs: readonly PlannedLeg[], one: number, other: number): LegSelection {
  const [a, b] = [legs[one]?.departs, legs[other]?.departs];
  if (a === undefined || b === undefined) return new Set([other]);
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  return new Set(legs.flatMap(({ departs }, index) => (departs >= from && departs <= to ? [index] : [])));
}

/** Modifier keys of a click on a leg. */
interface Press {
  /** Shift selects the range from the last clicked leg. */
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Returns the selection after a click on a leg.
 *
 * @param last the previously clicked leg, or null
 * @param isPicking whether every click toggles a leg
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

/** Returns the legs affected by an action on one leg: the whole selection if the leg is part of it. */
export const concerned = (selection: LegSelection, index: number): LegSelection =>
  selection.has(index) ? selection : new Set([index]);
