import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSENGER_GROUPS, splitGroups } from '#game/demand/groups.ts';
import { hourShare, weekdayFactor } from '#game/demand/profile.ts';
import { seasonFactor } from '#game/demand/season.ts';

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true });
const span = (count: number) => Array.from({ length: count }, (_, index) => index);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('passenger groups', () => {
  it('add up to the trips, without negative values', () => {
    fc.assert(
      fc.property(
        upTo(1e7),
        upTo(1e7),
        upTo(20_000),
        upTo(200_000),
        upTo(200_000),
        (bonds, holidays, km, a, b) => {
          const { leisure, business, premium, total } = splitGroups(bonds, holidays, km, a, b);
          expect(total).toBeCloseTo(bonds + holidays, 2);
          expect(leisure + business + premium).toBeCloseTo(total, 6);
          expect(Math.min(leisure, business, premium)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('contain more premium passengers for longer flights and richer places', () => {
    const share = (km: number, income: number) => {
      const { premium, total } = splitGroups(1000, 1000, km, income, income);
      return premium / total;
    };
    expect(share(9000, 50_000)).toBeGreaterThan(share(900, 50_000));
    expect(share(9000, 50_000)).toBeGreaterThan(share(9000, 5000));
  });
});

describe('profiles', () => {
  it('change nothing over a year, a week or a day', () => {
    for (const group of PASSENGER_GROUPS) {
      for (const lat of [60, 25, 0, -35]) {
        expect(mean(span(12).map((month) => seasonFactor(group, month, lat, lat)))).toBeCloseTo(1, 2);
      }
      expect(mean(span(7).map((day) => weekdayFactor(group, day)))).toBeCloseTo(1, 2);
      expect(span(24).reduce((sum, hour) => sum + hourShare(group, hour), 0)).toBeCloseTo(1, 9);
    }
  });

  it('reverse the seasons south of the equator, and have none on it', () => {
    expect(seasonFactor('leisure', 7, 45, 45)).toBeGreaterThan(1.2);
    expect(seasonFactor('leisure', 7, -45, -45)).toBeLessThan(0.9);
    expect(seasonFactor('leisure', 1, -45, -45)).toBe(seasonFactor('leisure', 7, 45, 45));
    expect(seasonFactor('leisure', 7, 0, 0)).toBe(1);
  });

  it('give business its peaks on weekday mornings and evenings', () => {
    expect(weekdayFactor('business', 0)).toBeGreaterThan(2 * weekdayFactor('business', 5));
    expect(hourShare('business', 7)).toBeGreaterThan(hourShare('business', 13));
    expect(hourShare('business', 3)).toBeLessThan(0.01);
  });
});
