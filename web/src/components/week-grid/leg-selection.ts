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
interface Modifiers {
  /** Shift selects the range from the last clicked leg. */
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

interface LegPress {
  legs: readonly PlannedLeg[];
  selected: LegSelection;
  /** The clicked leg. */
  index: number;
  /** The previously clicked leg, or null. */
  last: number | null;
  keys: Modifiers;
  /** Whether every click toggles a leg. */
  isPicking: boolean;
}

/** Returns the selection after a click on a leg. */
export function afterPress({ legs, selected, index, last, keys, isPicking }: LegPress): LegSelection {
  if (keys.shiftKey && last !== null) return rangeBetween(legs, last, index);
  return keys.ctrlKey || keys.metaKey || isPicking ? toggled(selected, index) : new Set([index]);
}

/** Returns the legs affected by an action on one leg: the whole selection if the leg is part of it. */
export const concerned = (selection: LegSelection, index: number): LegSelection =>
  selection.has(index) ? selection : new Set([index]);
