import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookDay } from '#game/demand/choice/book-day.ts';
import type { ClassList } from '#game/fleet/aircraft/cabin.ts';
import { bookedOn, displaced } from '#game/operations/hour/booked.ts';
import { itinerary, market, yearlyFor } from '#tests/support/itineraries.ts';

/** Returns a flight and its bookings, in a market with demand for several such flights. */
function booked(economy: number) {
  const seats = { economy, business: 12, first: 0 };
  const day = market(yearlyFor(6));
  const flight = itinerary('a', 'own', { seats });
  const bookings = bookDay(day, [flight]);
  const [booking] = bookings.bookings;
  if (!booking) throw new Error('nobody booked');
  return { flight, booking, booked: bookedOn(day, bookings, flight, booking) };
}

describe('passengers of a flight', () => {
  it('are spilled if there are too few seats, and the flight records how many', () => {
    const { booking, booked: full } = booked(100);
    const { leisure, business, premium } = booking.spilled;
    expect(full.classes[0]).toBe(100);
    expect(full.why?.spilled).toBe(leisure + business + premium);
    expect(full.why?.spilled).toBeGreaterThan(20);
    expect(booked(5000).booked.why?.spilled ?? 0).toBeLessThan(full.why?.spilled ?? 0);
  });

  it('add up by class and by group after some gave up their seats, and so does the revenue', () => {
    const { flight, booked: full } = booked(150);
    const gone = fc.tuple(fc.nat({ max: 150 }), fc.nat({ max: 12 }), fc.nat({ max: 0 }));
    fc.assert(
      fc.property(gone, (wished) => {
        const off = wished.map((count, name) => Math.min(count, full.classes[name] ?? 0)) as ClassList;
        const left = displaced(full, off);
        const sum = (three: Readonly<ClassList>) => three[0] + three[1] + three[2];
        expect(sum(left.classes)).toBe(sum(full.classes) - sum(off));
        expect(sum(left.groups)).toBe(sum(left.classes));
        for (const group of [0, 1, 2] as const) {
          expect(left.groups[group]).toBeGreaterThanOrEqual(0);
          expect(left.groups[group]).toBeLessThanOrEqual(full.groups[group]);
        }
        const { fares } = flight;
        expect(left.revenue).toBe(left.classes[0] * fares.economy + left.classes[1] * fares.business);
        expect((left.why?.spilled ?? 0) - (full.why?.spilled ?? 0)).toBe(sum(off));
      }),
    );
  });
});
