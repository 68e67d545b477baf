import { describe, expect, it } from 'vitest';
import { bookDay } from '#game/demand/choice/book-day.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Booked } from '#game/operations/hour/booked.ts';
import { bookBesideOwn, type DatedItinerary } from '#game/operations/hour/own-changes.ts';
import { itinerary, market } from '#tests/support/itineraries.ts';

const DAY = market(200_000);
const HOURS = [7, 10, 13, 16, 19];

/** Returns a departure of the day at an hour, in the timetable for the given time. */
const at = (hour: number, more: Partial<DatedItinerary> = {}, airline = 'own'): DatedItinerary => ({
  itinerary: itinerary(`leg${airline}${hour}`, airline, { departs: hour * 60 }),
  departs: hour * 60,
  since: 0,
  until: null,
  ...more,
});
const people = ({ classes }: { classes: readonly number[] }) =>
  classes.reduce((sum, count) => sum + count, 0);
const bookedOf = (choices: readonly DatedItinerary[]) =>
  bookDay(
    DAY,
    choices.map((choice) => choice.itinerary),
  ).bookings.map(({ byClass }) => sumOfClasses(byClass));
const rival = at(12, {}, 'rival');

describe('flights of an airline that changes its timetable on the same day', () => {
  it('are booked like all others without a change', () => {
    const choices = [...HOURS.map((hour) => at(hour)), rival, at(9, { until: 600 }, 'rival')];
    for (const due of choices.slice(0, HOURS.length)) expect(bookBesideOwn(DAY, due, choices)).toBeNull();
  });

  it("compete with the airline's own withdrawn flights, but not with those of others", () => {
    const [due, withdrawn] = [at(10), at(16, { until: 600 })];
    const choices = [due, rival, withdrawn];
    const [both] = bookedOf(choices);
    expect(people(bookBesideOwn(DAY, due, choices) as Booked)).toBe(both);
    expect(bookBesideOwn(DAY, rival, choices)).toBeNull();
  });

  it('sell as many in a day as if all had existed from the start', () => {
    const whole = bookedOf([...HOURS.map((hour) => at(hour)), rival]);
    const total = whole.slice(0, HOURS.length).reduce((sum, count) => sum + count, 0);
    // Each leg exists only in the hour of its departure.
    let sold = 0;
    for (const now of HOURS) {
      const choices = HOURS.filter((hour) => hour <= now).map((hour) =>
        at(hour, { since: hour * 60, until: hour < now ? hour * 60 + 60 : null }),
      );
      const due = choices.at(-1) as DatedItinerary;
      const booked = bookBesideOwn(DAY, due, [...choices, rival]);
      const [alone] = bookedOf([due, rival]);
      sold += booked ? people(booked) : (alone ?? 0);
      if (booked) {
        expect(people(booked)).toBeLessThan(alone ?? 0);
        expect(booked.groups.reduce((sum, count) => sum + count, 0)).toBe(people(booked));
      }
    }
    expect(Math.abs(sold / total - 1)).toBeLessThan(0.01);
  });

  it('share what an added leg takes from earlier flights, also if several are added together', () => {
    const first = at(7);
    const added = [at(13, { since: 600 }), at(16, { since: 600 })];
    const choices = [first, ...added, rival];
    const [alone] = bookedOf([first, rival]);
    const together = bookedOf(choices).slice(0, 3);
    const sold = added.reduce(
      (sum, due) => sum + people(bookBesideOwn(DAY, due, choices) as Booked),
      alone ?? 0,
    );
    expect(Math.abs(sold - together.reduce((sum, count) => sum + count, 0))).toBeLessThan(3);
  });

  it('lose nothing to a leg that was added and withdrawn before its departure', () => {
    const [first, due] = [at(7), at(13, { since: 600 })];
    const never = at(19, { since: 600, until: 660 });
    const sold = people(bookBesideOwn(DAY, due, [first, due, rival]) as Booked);
    expect(people(bookBesideOwn(DAY, due, [first, due, never, rival]) as Booked)).toBeLessThanOrEqual(sold);
  });
});
