import { beforeAll, describe, expect, it } from 'vitest';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { drawCases } from '#tests/support/engines/cases.ts';
import { type Computed, compute } from '#tests/support/engines/compute.ts';
import { runInGoja } from '#tests/support/engines/in-goja.ts';

// The rules run in the browser to forecast and in the hooks to settle. Here they run in Node's V8 and in the
// real binary's goja, on the same random cases.

/** Relative tolerance of expectations. Such a small difference does not matter. */
const RELATIVE = 1e-9;
const NOTHING = 1e-12;

let v8: Computed;
let goja: Computed;

beforeAll(async () => {
  const cases = drawCases('both engines', { days: 500, hubs: 20, weeks: 40, plans: 5, chances: 200 });
  goja = await runInGoja<Computed>('engines/compute.ts', 'compute', cases);
  v8 = JSON.parse(JSON.stringify(compute(cases)));
});

/** Returns every place at which two trees of numbers differ, as text. */
function apart(one: unknown, other: unknown, place: string): string[] {
  const differ = [`${place}: ${one} and ${other}`];
  if (typeof one === 'number' && typeof other === 'number') {
    const max = Math.max(NOTHING, RELATIVE * Math.max(Math.abs(one), Math.abs(other)));
    return Math.abs(one - other) <= max ? [] : differ;
  }
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return one === other && one !== null ? [] : differ;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    apart(one[key as keyof typeof one], other[key as keyof typeof other], `${place}.${key}`),
  );
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

describe.each(['days', 'hubs', 'weeks', 'plans', 'chances'] as const)('%s', (kind) => {
  it('have the same passengers, dollars and times in both engines', () => {
    expect(goja[kind]).toHaveLength(v8[kind].length);
    for (const [index, { whole }] of v8[kind].entries())
      expect(goja[kind][index]?.whole, `${kind} ${index}`).toEqual(whole);
  });

  it('have the same expectations in both engines', () => {
    const there = v8[kind].flatMap(({ parts }, index) =>
      apart(parts, goja[kind][index]?.parts, `${kind} ${index}`),
    );
    expect(there).toEqual([]);
  });
});

// Comparing empty aircraft would prove nothing.
describe('among the cases', () => {
  it('some days have many passengers and much spill', () => {
    const bookings = v8.days.flatMap(({ whole }) => whole.booked.bookings);
    expect(sum(bookings, ({ byClass }) => sumOfClasses(byClass))).toBeGreaterThan(50_000);
    expect(sum(bookings, ({ byClass }) => byClass.first)).toBeGreaterThan(500);
    expect(sum(bookings, ({ spilled }) => spilled.leisure)).toBeGreaterThan(10_000);
  });

  it('some passengers connect, and some miss the second flight', () => {
    const boarded = v8.hubs.flatMap(({ whole }) => whole.boarded);
    expect(sum(boarded, ({ classes: [economy] }) => economy)).toBeGreaterThan(300);
    expect(sum(boarded, ({ why }) => why?.missed ?? 0)).toBeGreaterThan(10);
  });

  it('some weeks are profitable and some are not, with each aircraft', () => {
    const profits = v8.weeks.map(({ whole }) => whole.money.profit);
    expect(Math.min(...profits)).toBeLessThan(0);
    expect(Math.max(...profits)).toBeGreaterThan(0);
    for (const { whole } of v8.plans) expect(whole.length).toBeGreaterThan(4);
  });
});
