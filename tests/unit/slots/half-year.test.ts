import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { nextSlotAuction } from '#game/slots/half-year.ts';
import { DAY } from '#game/world/time.ts';

const start = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const minute = fc.integer({ min: 0, max: 50 * 366 * DAY });

describe('the next auction', () => {
  it('is at the start of the next half-year', () => {
    expect(nextSlotAuction('2026-06-30', 0)).toBe(DAY);
    expect(nextSlotAuction('2026-06-30', DAY - 1)).toBe(DAY);
    expect(nextSlotAuction('2026-06-30', DAY)).toBe((1 + 184) * DAY);
    expect(nextSlotAuction('2026-01-01', 0)).toBe(181 * DAY);
    expect(nextSlotAuction('2028-01-01', -1)).toBe(0);
    expect(nextSlotAuction('2028-01-01', 0)).toBe(182 * DAY);
  });

  it('comes after every minute, at 00:00 UTC on 1 January or 1 July, within 184 days', () => {
    fc.assert(
      fc.property(start, minute, (start, minute) => {
        const auction = nextSlotAuction(start, minute);
        expect(auction).toBeGreaterThan(minute);
        expect(auction - minute).toBeLessThanOrEqual(184 * DAY);
        const { month, day, hour, minute: ofHour } = calendarAt(start, auction);
        expect([1, 7]).toContain(month);
        expect([day, hour, ofHour]).toEqual([1, 0, 0]);
        expect(nextSlotAuction(start, auction - 1)).toBe(auction);
      }),
    );
  });
});
