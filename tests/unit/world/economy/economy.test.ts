import { describe, expect, it } from 'vitest';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { demandFactor, economyOn } from '#game/world/economy/economy-day.ts';
import { EVENTS_A_YEAR_MAX, EVENTS_A_YEAR_MIN, eventsOfYear } from '#game/world/economy/events.ts';
import { knownFactor, knownFuelFactor } from '#game/world/economy/outlook.ts';
import { outlookOn } from '#game/world/economy/publish.ts';
import { changeText, datesText, effectText, reasonOf } from '#game/world/economy/words.ts';
import { INDEX_MAX, INDEX_MIN, worldIndex } from '#game/world/economy/world-index.ts';

const WORLDS = Array.from({ length: 25 }, (_, n) => ({ seed: `seed ${n}` }));
const YEARS = 12;
const LIMA = { iata: 'LIM', continent: 'SA' };
const BOGOTA = { iata: 'BOG', continent: 'SA' };
const PARIS = { iata: 'CDG', continent: 'EU' };

describe('the world index', () => {
  it('begins at 1 and stays within its bounds without jumps', () => {
    for (const world of WORLDS.slice(0, 6)) {
      const economy = economyChance(world.seed);
      expect(worldIndex(economy, 0)).toBe(1);
      let before = 1;
      for (let day = 0; day < YEARS * 365; day += 30) {
        const index = worldIndex(economy, day);
        expect(index).toBeGreaterThanOrEqual(INDEX_MIN);
        expect(index).toBeLessThanOrEqual(INDEX_MAX);
        expect(Math.abs(index - before)).toBeLessThan(0.05);
        before = index;
      }
    }
  });

  it('completes a cycle in three to six years', () => {
    for (const world of WORLDS.slice(0, 6)) {
      const economy = economyChance(world.seed);
      const rises: number[] = [];
      for (let day = 1; day < 30 * 365; day++)
        if (worldIndex(economy, day) > 1 && worldIndex(economy, day - 1) <= 1) rises.push(day);
      for (let index = 1; index < rises.length; index++) {
        const years = ((rises[index] as number) - (rises[index - 1] as number)) / 365;
        expect(years).toBeGreaterThan(2.9);
        expect(years).toBeLessThan(6.1);
      }
      expect(rises.length).toBeGreaterThan(3);
    }
  });
});

describe('events', () => {
  it('come two to four times per year and are announced before they start', () => {
    const kinds = new Set<string>();
    for (const world of WORLDS) {
      const economy = economyChance(world.seed);
      for (let year = 0; year < YEARS; year++) {
        const events = eventsOfYear(economy, year);
        expect(events.length).toBeGreaterThanOrEqual(EVENTS_A_YEAR_MIN);
        expect(events.length).toBeLessThanOrEqual(EVENTS_A_YEAR_MAX);
        for (const { kind, factor, announced, starts, ends } of events) {
          kinds.add(kind);
          expect(announced).toBeGreaterThan(0);
          expect(starts - announced).toBeGreaterThanOrEqual(5);
          expect(Math.floor(starts / 365)).toBe(year);
          expect(ends).toBeGreaterThan(starts);
          if (kind !== 'region') continue;
          expect(Math.abs(factor - 1)).toBeGreaterThan(0.099);
          expect(Math.abs(factor - 1)).toBeLessThan(0.401);
          expect(ends - starts).toBeGreaterThanOrEqual(14);
          expect(ends - starts).toBeLessThanOrEqual(84);
        }
      }
    }
    expect([...kinds].sort()).toEqual(['closure', 'fuel', 'region', 'sport']);
  });

  it('are the same for the same seed and differ between seeds', () => {
    const yearOf = (seed: string) => eventsOfYear(economyChance(seed), 3);
    expect(yearOf('a')).toEqual(yearOf('a'));
    expect(yearOf('a')).not.toEqual(yearOf('b'));
  });
});

describe('the economy of a day', () => {
  it('scales the demand of pairs that an event concerns, and only these', () => {
    const region = { kind: 'region', place: 'SA', factor: 0.8 } as const;
    const sport = { kind: 'sport', place: 'LIM', factor: 1.5 } as const;
    const day = { index: 1.1, events: [region, sport], fuel: 1, closed: [] };
    expect(demandFactor(day, BOGOTA, PARIS)).toBeCloseTo(1.1 * 0.8, 9);
    expect(demandFactor(day, BOGOTA, LIMA)).toBeCloseTo(1.1 * 0.8 * 1.5, 9);
    expect(demandFactor(day, PARIS, PARIS)).toBe(1.1);
  });
});

describe('what is known', () => {
  it('contains no event before its announcement and no end that is open', () => {
    for (const world of WORLDS) {
      for (let day = 0; day < 1_200; day += 7) {
        for (const event of outlookOn(world, day).events) {
          expect(event.announced).toBeLessThanOrEqual(day);
          const year = Number(event.id.split('-')[0]);
          const real = eventsOfYear(economyChance(world.seed), year).find(({ id }) => id === event.id);
          expect(event.ends).toBe(real?.isEndKnown ? real.ends : null);
        }
      }
    }
  });

  it('agrees with what happens on the day', () => {
    for (const world of WORLDS) {
      for (let day = 0; day < 1_200; day += 11) {
        const outlook = outlookOn(world, day);
        expect(knownFuelFactor(outlook, day)).toBe(economyOn(world, day).fuel);
        expect(outlook.index).toBe(economyOn(world, day).index);
      }
    }
  });

  it('averages an event over the coming days', () => {
    const event = { id: '0-0', kind: 'region', place: 'SA', reason: 0, factor: 0.8, announced: 90 } as const;
    const outlook = { day: 100, index: 1, events: [{ ...event, starts: 103, ends: null }] };
    expect(knownFactor(outlook, BOGOTA, PARIS, 7)).toBeCloseTo((3 + 4 * 0.8) / 7, 9);
    expect(knownFactor(outlook, PARIS, PARIS, 7)).toBe(1);
    expect(knownFactor(null, BOGOTA, PARIS, 7)).toBe(1);
  });
});

describe('the words', () => {
  const event = { kind: 'region', place: 'SA', reason: 0.3, factor: 0.82, starts: 10, ends: 71 } as const;
  it('name effect, reason and dates', () => {
    expect(effectText(event)).toBe('Demand to South America −18%');
    expect(reasonOf(event)).toBe('A health alert');
    expect(datesText(event, '2026-01-01', 20)).toBe('until Thu 12 Mar 2026');
    expect(datesText(event, '2026-01-01', 5)).toBe('from Sun 11 Jan 2026 to Thu 12 Mar 2026');
    expect(changeText(1.001)).toBe('0%');
    expect(datesText({ ...event, ends: null }, '2026-01-01', 20)).toBe('until further notice');
    expect(datesText({ ...event, ends: null }, '2026-01-01', 5)).toBe(
      'from Sun 11 Jan 2026 until further notice',
    );
  });
});
