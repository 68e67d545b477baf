import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import {
  beginning,
  changedBetween,
  edited,
  redone,
  undone,
} from '#web/features/network/manage/draft-history.ts';
import {
  type Drafts,
  keptText,
  NO_DRAFTS,
  readDrafts,
  sortDrafts,
} from '#web/features/network/manage/kept-drafts.ts';

describe('the history of a draft', () => {
  it('can be undone and redone step by step', () => {
    const history = edited(edited(beginning('a'), 'b'), 'c');
    expect(undone(history).value).toBe('b');
    expect(undone(undone(history)).value).toBe('a');
    expect(redone(undone(undone(history))).value).toBe('b');
    expect(redone(redone(undone(undone(history))))).toEqual(history);
  });

  it('ends at its beginning, and drops undone steps after a new one', () => {
    const start = beginning('a');
    expect(undone(start)).toBe(start);
    expect(redone(start)).toBe(start);
    const other = edited(undone(edited(start, 'b')), 'c');
    expect(redone(other)).toBe(other);
    expect(undone(other).value).toBe('a');
  });

  it('restores the state after any number of steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 100 }), fc.nat(100), (values, back) => {
        const history = values.reduce(edited<number>, beginning(0));
        const steps = Math.min(back, values.length);
        let there = history;
        for (let step = 0; step < steps; step++) there = undone(there);
        expect(there.value).toBe([0, ...values][values.length - steps]);
        for (let step = 0; step < steps; step++) there = redone(there);
        expect(there).toEqual(history);
      }),
    );
  });

  it('stores the last hundred steps', () => {
    let history = beginning(0);
    for (let step = 1; step <= 150; step++) history = edited(history, step);
    for (let step = 0; step < 200; step++) history = undone(history);
    expect(history.value).toBe(50);
  });

  it('lists the differences between two drafts', () => {
    const [one, two, other] = [{}, {}, {}];
    const before = new Map([
      ['a', one],
      ['b', two],
    ]);
    const after = new Map([
      ['b', other],
      ['c', one],
    ]);
    expect(changedBetween(before, after)).toEqual(['a', 'b', 'c']);
    expect(changedBetween(before, new Map(before))).toEqual([]);
  });
});

const leg: PlannedLeg = { route: 'r1', origin: 'ams', destination: 'bcn', departs: 400, block: 120 };
const drafts: Drafts = new Map([
  ['one', { revision: 3, legs: [leg, { ...leg, origin: 'bcn', destination: 'ams', departs: 700 }] }],
  ['two', { revision: 0, legs: [] }],
]);

describe('drafts stored in the browser', () => {
  it('are restored unchanged', () => {
    expect(readDrafts(keptText('airline', drafts), 'airline')).toEqual(drafts);
  });

  it("are stored without a leg's server fields", () => {
    const stored = { ...leg, id: 'x', number: 'AB101' };
    expect(keptText('airline', new Map([['one', { revision: 1, legs: [stored] }]]))).not.toContain('AB101');
  });

  it('are ignored by another airline, or if malformed', () => {
    const text = keptText('airline', drafts);
    expect(readDrafts(text, 'other')).toBe(NO_DRAFTS);
    const broken = [null, '', '{', 'null', '[]', '7', text.replace('400', '"x"'), text.replace('400', '-5')];
    for (const one of broken) expect(readDrafts(one, 'airline')).toBe(NO_DRAFTS);
  });

  const fleet = [
    { id: 'one', revision: 3 },
    { id: 'two', revision: 0 },
  ];
  const routes = [{ id: 'r1' }];

  it('are valid while the saved timetable is unchanged', () => {
    expect(sortDrafts(drafts, fleet, routes)).toEqual({ valid: drafts, outdated: [] });
  });

  it('are outdated if the timetable has changed, the aircraft has left, or a route is closed', () => {
    const changed = [{ id: 'one', revision: 4 }, fleet[1] ?? fleet[0]].flatMap((one) => one ?? []);
    expect(sortDrafts(drafts, changed, routes).outdated).toEqual(['one']);
    expect([...sortDrafts(drafts, changed, routes).valid.keys()]).toEqual(['two']);
    expect(sortDrafts(drafts, [], routes).outdated).toEqual(['one', 'two']);
    expect(sortDrafts(drafts, fleet, []).outdated).toEqual(['one']);
  });
});
