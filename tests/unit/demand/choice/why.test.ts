import { describe, expect, it } from 'vitest';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { explain } from '#game/demand/choice/why.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { AMPLE, faresOf, itinerary, KM, market, spread } from '#tests/support/itineraries.ts';

const day = market(300_000);
const usual = (more: Partial<Itinerary> = {}) => itinerary('own', 'own', { seats: AMPLE, ...more });
const rival = itinerary('rival', 'rival', { seats: AMPLE });
const decides = (own: Partial<Itinerary>, group: (typeof PASSENGER_GROUPS)[number] = 'business') =>
  explain(day, [usual(own), rival], 'own')?.[group];

describe("reasons for passengers' choices", () => {
  it('cover all potential passengers', () => {
    const itineraries = spread(7, 3);
    const reasons = explain(day, itineraries, 'leg001');
    for (const group of PASSENGER_GROUPS) {
      const { people, chose, others, outside } = reasons?.[group] ?? {
        people: 0,
        chose: 0,
        others: {},
        outside: 1,
      };
      const elsewhere = Object.values(others).reduce((sum, count) => sum + count, 0);
      expect(chose + elsewhere + outside).toBeCloseTo(people, 6);
      expect(Object.keys(others).sort()).toEqual(['a0', 'a1', 'a2']);
    }
  });

  it('name the decisive factor, positive or negative', () => {
    expect(decides({ fares: faresOf(KM, 1.4) }, 'leisure')?.decisive).toBe('fare');
    expect(decides({ fares: faresOf(KM, 1.4) })?.factors.fare).toBeLessThan(-0.5);
    expect(decides({ minutes: 240 })?.decisive).toBe('time');
    expect(decides({ departs: 2 * 60 })?.decisive).toBe('departure');
    expect(decides({ stops: 1 })?.decisive).toBe('stops');
    expect(decides({ punctuality: 0.5 })?.decisive).toBe('punctuality');
    expect(decides({ reputation: 0.9 })?.decisive).toBe('reputation');
    expect(decides({ reputation: 0.9 })?.factors.reputation).toBeGreaterThan(0.2);
    expect(decides({ comfort: 0.95 }, 'premium')?.decisive).toBe('comfort');
  });

  it('show a missing class as a lack of comfort', () => {
    const reasons = decides({ seats: { economy: 150, business: 0, first: 0 } }, 'premium');
    expect(reasons?.factors.comfort).toBeLessThan(-1);
    expect(reasons?.factors.fare).toBeGreaterThan(0.5);
  });

  it('name frequency if a rival flies more often', () => {
    const often = [8, 12, 16, 20].map((hour) =>
      itinerary(`rival${hour}`, 'rival', { departs: hour * 60, seats: AMPLE }),
    );
    expect(explain(day, [usual(), ...often], 'own')?.business.factors.frequency).toBeLessThan(-0.1);
  });

  it('are empty between equal itineraries, and compare with an average flight without rivals', () => {
    expect(decides({})?.decisive).toBeNull();
    const alone = explain(day, [usual({ fares: faresOf(KM, 1.5) })], 'own')?.leisure;
    expect(alone?.against).toBe('usual');
    expect(alone?.decisive).toBe('fare');
    expect(explain(day, [rival], 'own')).toBeNull();
  });

  it('count passengers who found no seat', () => {
    const full = explain(
      day,
      [itinerary('own', 'own', { seats: { economy: 20, business: 0, first: 0 } })],
      'own',
    );
    expect(full?.leisure.spilled).toBeGreaterThan(50);
  });
});
