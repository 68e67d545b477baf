import { describe, expect, it } from 'vitest';
import { changedDay, compareTimetables, countsFrom } from '#game/network/timetable/withdrawn.ts';

const COUNTS = 660;
const leg = (id: string, departs: number, since = 0) => ({
  id,
  departs,
  since,
  origin: 'AMS',
  destination: 'KRK',
});
const compare = (before: ReturnType<typeof leg>[], withdrawn: ReturnType<typeof leg>[], after: number[]) =>
  compareTimetables(
    before,
    withdrawn,
    after.map((departs) => leg('new', departs)),
    COUNTS,
  );

it('a change takes effect from the next full hour, for its day; at midnight nothing has been booked yet', () => {
  expect([600, 659, 660].map(countsFrom)).toEqual([660, 660, 720]);
  expect([660, 1440, 1500].map(changedDay)).toEqual([0, null, 1440]);
});

describe('a changed timetable', () => {
  it('keeps the start of a departure, whichever aircraft flies it', () => {
    expect(compare([leg('a', 700, 60), leg('b', 800)], [], [800, 700])).toEqual({
      since: [0, 60],
      gone: [],
      back: [],
    });
  });

  it('lists removed and added legs', () => {
    expect(compare([leg('a', 700), leg('b', 800)], [], [800, 900])).toEqual({
      since: [0, COUNTS],
      gone: ['a'],
      back: [],
    });
  });

  it('restores legs withdrawn on the same day', () => {
    expect(compare([], [leg('w', 700, 120)], [700, 700])).toEqual({
      since: [120, COUNTS],
      gone: [],
      back: ['w'],
    });
  });

  it('counts two departures at one minute as two', () => {
    expect(compare([leg('a', 700), leg('b', 700)], [], [700])).toEqual({
      since: [0],
      gone: ['b'],
      back: [],
    });
  });
});
