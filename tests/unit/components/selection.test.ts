import { describe, expect, it } from 'vitest';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY } from '#game/world/time.ts';
import { afterKey, isPress, isSelectAll } from '#web/components/week-grid/grid-keys.ts';
import {
  afterPress,
  concerned,
  NO_LEGS,
  rangeBetween,
  toggled,
} from '#web/components/week-grid/leg-selection.ts';

const leg = (departs: number): PlannedLeg => ({
  route: 'r',
  origin: 'AMS',
  destination: 'BCN',
  departs,
  block: 120,
});
/** Not sorted by time. */
const LEGS = [leg(600), leg(100), leg(400), leg(200)];
const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };
const CTRL = { ...PLAIN, ctrlKey: true };
const SHIFT = { ...PLAIN, shiftKey: true };
const key = (name: string, change: object = {}) => ({ ...PLAIN, key: name, ...change });

describe('a selection of flights', () => {
  it('adds and removes a flight', () => {
    expect(toggled(new Set([1]), 2)).toEqual(new Set([1, 2]));
    expect(toggled(new Set([1, 2]), 1)).toEqual(new Set([2]));
  });

  it('extends between two flights in the order of the week, in either direction', () => {
    expect(rangeBetween(LEGS, 1, 2)).toEqual(new Set([1, 2, 3]));
    expect(rangeBetween(LEGS, 0, 3)).toEqual(new Set([0, 2, 3]));
    // One of them no longer exists.
    expect(rangeBetween(LEGS, 9, 3)).toEqual(new Set([3]));
  });

  it('is one flight after a click, and more with Ctrl, Shift, the command key, or in selection mode', () => {
    expect(
      afterPress({ legs: LEGS, selected: new Set([0, 1]), index: 2, last: 0, keys: PLAIN, isPicking: false }),
    ).toEqual(new Set([2]));
    expect(
      afterPress({ legs: LEGS, selected: new Set([0]), index: 2, last: 0, keys: CTRL, isPicking: false }),
    ).toEqual(new Set([0, 2]));
    expect(
      afterPress({
        legs: LEGS,
        selected: new Set([0]),
        index: 2,
        last: 0,
        keys: { ...PLAIN, metaKey: true },
        isPicking: false,
      }),
    ).toEqual(new Set([0, 2]));
    expect(
      afterPress({ legs: LEGS, selected: NO_LEGS, index: 2, last: 1, keys: SHIFT, isPicking: false }),
    ).toEqual(new Set([1, 2, 3]));
    expect(
      afterPress({ legs: LEGS, selected: NO_LEGS, index: 2, last: null, keys: SHIFT, isPicking: false }),
    ).toEqual(new Set([2]));
    expect(
      afterPress({ legs: LEGS, selected: new Set([0]), index: 2, last: 0, keys: PLAIN, isPicking: true }),
    ).toEqual(new Set([0, 2]));
  });

  it('is affected by a change only if it contains the changed flight', () => {
    expect(concerned(new Set([0, 1]), 1)).toEqual(new Set([0, 1]));
    expect(concerned(new Set([0, 1]), 2)).toEqual(new Set([2]));
  });
});

describe('a key on a flight', () => {
  it('moves the whole selection and keeps it', () => {
    const after = afterKey(LEGS, new Set([0, 1]), 1, key('ArrowDown', { shiftKey: true }));
    expect(after?.legs.map(({ departs }) => departs)).toEqual([660, 160, 400, 200]);
    expect(after?.selected).toEqual(new Set([0, 1]));
    const alone = afterKey(LEGS, new Set([0, 1]), 2, key('ArrowRight'));
    expect(alone?.legs.map(({ departs }) => departs)).toEqual([600, 100, 400 + DAY, 200]);
  });

  it('removes the selection', () => {
    const after = afterKey(LEGS, new Set([0, 1]), 1, key('Delete'));
    expect(after).toEqual({ legs: [LEGS[2], LEGS[3]], selected: NO_LEGS });
  });

  it('copies the selection to the next day and selects the copies', () => {
    const after = afterKey(LEGS, new Set([0, 1]), 1, key('d', { ctrlKey: true }));
    expect(after?.legs).toEqual([...LEGS, leg(600 + DAY), leg(100 + DAY)]);
    expect(after?.selected).toEqual(new Set([4, 5]));
  });

  it('is otherwise left to the browser', () => {
    expect(afterKey(LEGS, NO_LEGS, 1, key('d'))).toBeNull();
    expect(afterKey(LEGS, NO_LEGS, 1, key('ArrowDown', { ctrlKey: true }))).toBeNull();
    expect([isPress(key('Enter')), isPress(key('Enter', SHIFT)), isPress(key(' ', CTRL))]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isSelectAll(key('a')), isSelectAll(key('A', CTRL))]).toEqual([false, true]);
  });
});
