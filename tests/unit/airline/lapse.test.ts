import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasLapsed, isNoteDue, LAPSE_AFTER } from '#game/airline/lapse.ts';

const DAY = 86_400;
const seconds = fc.integer({ min: 0, max: 400 * DAY });

it("lapses 14 to 15 days after the owner's last visit if it has never flown", () => {
  expect(LAPSE_AFTER).toBe(14 * DAY);
  expect(hasLapsed({ uptime: 15 * DAY, seen: 0, hasFlown: false })).toBe(true);
  expect(hasLapsed({ uptime: 15 * DAY - 1, seen: 0, hasFlown: false })).toBe(false);
  expect(hasLapsed({ uptime: 400 * DAY, seen: 0, hasFlown: true })).toBe(false);
});

it('never lapses within 14 days of the owner’s last visit, although visits are recorded once per day', () => {
  fc.assert(
    fc.property(fc.array(seconds, { minLength: 1, maxLength: 50 }), seconds, (visits, away) => {
      let seen = 0;
      let last = 0;
      for (const uptime of visits.sort((one, other) => one - other)) {
        if (isNoteDue({ uptime, seen })) seen = uptime;
        last = uptime;
      }
      const lapsed = hasLapsed({ uptime: last + away, seen, hasFlown: false });
      if (away < 14 * DAY) expect(lapsed).toBe(false);
      if (away >= 15 * DAY) expect(lapsed).toBe(true);
    }),
  );
});
