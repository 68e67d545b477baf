import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY } from '#game/world/time.ts';
import { concerned, type LegSelection, NO_LEGS } from './leg-selection.ts';
import { minutesOfKey, withCopies, withLegsAt, withoutLegs } from './move-leg.ts';

/** A key pressed on a leg. */
interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const isCommand = ({ ctrlKey, metaKey }: Key) => ctrlKey || metaKey;

/** Checks whether a key acts like a click with Ctrl or Shift. Enter alone already triggers a click. */
export const isPress = (event: Key): boolean => event.key === 'Enter' && (isCommand(event) || event.shiftKey);

export const isSelectAll = (event: Key): boolean => isCommand(event) && event.key.toLowerCase() === 'a';

/**
 * Returns the list and the selection after a key on a leg: arrows move, Delete removes, Ctrl+D copies to the
 * next day. If the leg is selected, this applies to the whole selection. Null for other keys.
 */
export function afterKey<L extends PlannedLeg>(
  legs: readonly L[],
  selected: LegSelection,
  index: number,
  event: Key,
): { legs: L[]; selected: LegSelection } | null {
  const { key, shiftKey } = event;
  const about = concerned(selected, index);
  if (isCommand(event)) {
    if (key.toLowerCase() !== 'd') return null;
    const copied = withCopies(legs, about, DAY);
    return { legs: copied, selected: new Set([...copied.keys()].slice(legs.length)) };
  }
  if (key === 'Delete' || key === 'Backspace') return { legs: withoutLegs(legs, about), selected: NO_LEGS };
  const minutes = minutesOfKey(key, shiftKey);
  const leg = legs[index];
  if (minutes === null || !leg) return null;
  return { legs: withLegsAt(legs, index, leg.departs + minutes, about), selected };
}
