import { describe, expect, it } from 'vitest';
import { ACTIONS, type ActionName, limitsOf } from '#game/actions/actions.ts';
import { AIRCRAFT_NAME_MAX } from '#game/actions/fleet.ts';
import { FARES_MAX, LEGS_MAX, PLANS_MAX } from '#game/actions/limits.ts';
import { MESSAGE_MAX } from '#game/people/message/limits.ts';
import { checkJsonShape, DEPTH_MAX } from '#game/platform/config/body-limits.ts';
import { BID_PRICE_MAX, LOTS_MAX } from '#game/slots/auction-limits.ts';
import { HOURS_A_WEEK, WEEK } from '#game/world/time.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('the shape of a JSON text', () => {
  it('is valid up to 20 levels and too deep beyond', () => {
    expect(checkJsonShape(nested(DEPTH_MAX), 100)).toBeNull();
    expect(checkJsonShape(nested(DEPTH_MAX + 1), 100)).toBe('too_deep');
    expect(checkJsonShape('{"a":'.repeat(21), 100)).toBe('too_deep');
    expect(checkJsonShape('[]'.repeat(40), 100)).toBeNull();
  });

  it('ignores the content of strings', () => {
    expect(checkJsonShape(`{"a":"${'['.repeat(500)}"}`, 1_000)).toBeNull();
    expect(checkJsonShape(`{"a":"\\"${'['.repeat(500)}\\\\"}`, 1_000)).toBeNull();
    expect(checkJsonShape(`{"a":"\\\\",${'['.repeat(30)}`, 100)).toBe('too_deep');
  });

  it('has a maximum number of keys and entries', () => {
    expect(checkJsonShape('[1,2,3]', 5)).toBeNull();
    expect(checkJsonShape('[1,2,3,4,5]', 5)).toBe('too_many');
    expect(checkJsonShape('[[],[],[]]', 9)).toBe('too_many');
  });
});

describe('the limits of an action', () => {
  const ID = 'abcdefghijklmno';
  const legs = Array(LEGS_MAX).fill({ route: ID, origin: ID, departs: WEEK - 1 });
  const largest: Partial<Record<ActionName, object>> = {
    'timetable.set': { plans: Array(PLANS_MAX).fill({ aircraft: ID, revision: 123_456, legs }) },
    'route.fares': {
      routes: Array(FARES_MAX).fill({ route: ID, economy: 10_000, business: 10_000, first: 10_000 }),
    },
    'route.start': {
      from: ID,
      to: ID,
      fee: 1_000_000,
      lease: { model: 'x'.repeat(40), price: 1_000_000 },
      fares: { economy: 10_000, business: 10_000, first: 10_000 },
      legs: Array(LEGS_MAX).fill({ origin: ID, departs: WEEK - 1 }),
    },
    'route.rule': { routes: Array(FARES_MAX).fill(ID), rule: { min: 100, max: 100 } },
    'slot.bid': {
      airport: ID,
      hours: Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour),
      lots: LOTS_MAX,
      price: BID_PRICE_MAX,
    },
    'notices.read': { notices: Array(500).fill(ID) },
    'message.send': { to: ID, text: '\u0000'.repeat(MESSAGE_MAX) },
    'fleet.rename': { aircraft: ID, name: '\u0000'.repeat(AIRCRAFT_NAME_MAX) },
  };

  it.each(Object.keys(largest) as ActionName[])('let the largest %s through', (name) => {
    const { bytes, tokens } = limitsOf(name);
    const text = JSON.stringify(largest[name]);
    expect(text.length).toBeLessThan(bytes);
    expect(checkJsonShape(text, tokens)).toBeNull();
  });

  it('are 20 kB unless it needs more', () => {
    const larger = (Object.keys(ACTIONS) as ActionName[]).filter((name) => limitsOf(name).bytes > 20_000);
    expect(larger).toEqual(['route.fares', 'timetable.set']);
  });
});
