import { expect, test } from 'vitest';
import type { Slot } from '#game/tables/slot.ts';
import { slotColumns } from '#web/features/slots/slot-columns.tsx';
import { groupSlots } from '#web/features/slots/slot-groups.ts';

const SLOT: Slot = {
  id: 'a',
  airline: 'x',
  airport: 'mnl',
  hour: 3,
  kind: 'arrival',
  count: 1,
  used: 1,
  flown: 0,
  weeks: 0,
  until: 0,
};

test('slots at the same time of several days are one row with their sums', () => {
  const groups = groupSlots([SLOT, { ...SLOT, id: 'b', hour: 27, count: 2, used: 2 }]);
  expect(groups).toMatchObject([{ id: 'a', hours: [3, 27], count: 3, used: 3 }]);
});

test('groups are in the order of the week, from Monday', () => {
  const [friday, monday] = [
    { ...SLOT, id: 'fri', hour: 103 },
    { ...SLOT, id: 'mon', hour: 8 },
  ];
  expect(groupSlots([friday, monday]).map(({ id }) => id)).toEqual(['mon', 'fri']);
  const hours = slotColumns({
    codeOf: String,
    wordsOf: String,
    hasRisk: false,
    hasUse: false,
    start: '2026-01-01',
  }).find(({ id }) => id === 'hours');
  expect(groupSlots([friday, monday]).map((group) => hours?.sort?.(group))).toEqual([8, 103]);
});

test('columns about risk appear once they have content', () => {
  const ids = (hasRisk: boolean, hasUse: boolean) =>
    slotColumns({ codeOf: String, wordsOf: String, hasRisk, hasUse, start: '2026-01-01' }).map(
      ({ id }) => id,
    );
  expect(ids(false, false)).toEqual(['airport', 'hours', 'kind', 'used']);
  expect(ids(true, false)).toEqual(['airport', 'hours', 'kind', 'used', 'until']);
  expect(ids(true, true)).toEqual(['airport', 'hours', 'kind', 'used', 'use', 'until']);
});

test('slots of another airport, time or kind are a row of their own', () => {
  const others = [{ airport: 'hkg' }, { hour: 4 }, { kind: 'departure' as const }];
  expect(groupSlots([SLOT, ...others.map((other) => ({ ...SLOT, ...other }))])).toHaveLength(4);
});

test('slots at risk are a row of their own, with the share used so far', () => {
  const unused = { ...SLOT, used: 0, until: 5000, weeks: 2 };
  const groups = groupSlots([
    SLOT,
    { ...unused, hour: 27, flown: 1 },
    { ...unused, hour: 51, flown: 2 },
    // Used again, so its deadline does not matter.
    { ...SLOT, hour: 75, until: 6000 },
  ]);
  expect(groups).toMatchObject([
    { hours: [3, 75], count: 2, used: 2, until: 0 },
    { hours: [27, 51], count: 2, used: 0, until: 5000, flown: 3, weeks: 2 },
  ]);
});
