import type { BookedDay, Booking, PerGroup } from '#game/demand/choice/book-day.ts';
import type { DayMarket, Itinerary } from '#game/demand/choice/itinerary.ts';
import type { GroupList } from '#game/demand/groups.ts';
import { type ClassList, classList } from '#game/fleet/aircraft/cabin.ts';
import type { Why } from '#game/tables/flight.ts';

/** Passengers on board a flight. */
export interface Booked {
  classes: ClassList;
  groups: GroupList;
  /** Whole US dollars. */
  revenue: number;
  why: Why | null;
}

export const NOBODY: Booked = { classes: [0, 0, 0], groups: [0, 0, 0], revenue: 0, why: null };

const inOrder = ({ leisure, business, premium }: PerGroup): GroupList => [leisure, business, premium];

// Bound once because property lookups are as slow as calls in goja.
const { floor } = Math;

/** Returns the whole people of each group in a market. */
export const peopleOf = ({ demand }: DayMarket): GroupList => [
  floor(demand.leisure),
  floor(demand.business),
  floor(demand.premium),
];

/**
 * Returns the passengers of an itinerary on a day booked in whole passengers, and the choices of all others
 * in its market.
 */
export function bookedOn(
  market: DayMarket,
  { outside }: Pick<BookedDay, 'outside'>,
  itinerary: Itinerary,
  booking: Booking,
): Booked {
  const groups = inOrder(booking.byGroup);
  const wanted = peopleOf(market);
  const stayed = inOrder(outside);
  const { spilled } = booking;
  const spill = spilled.leisure + spilled.business + spilled.premium;
  return {
    classes: classList(booking.byClass),
    groups,
    revenue: booking.revenue,
    why: {
      km: market.km,
      fares: classList(itinerary.fares),
      wanted,
      rivals: [
        wanted[0] - stayed[0] - groups[0],
        wanted[1] - stayed[1] - groups[1],
        wanted[2] - stayed[2] - groups[2],
      ],
      stayed,
      ...(spill > 0 && { spilled: spill }),
    },
  };
}

/**
 * Returns the booking without some passengers of each class, who give up their seats for the outside option.
 */
export function displaced(booked: Booked, gone: Readonly<ClassList>): Booked {
  const count = gone[0] + gone[1] + gone[2];
  if (count === 0) return booked;
  const { classes, groups, revenue, why } = booked;
  const all = groups[0] + groups[1] + groups[2];
  // In proportion. The first group with enough passengers absorbs the rounding.
  let business = Math.floor((count * groups[1]) / all);
  let premium = Math.floor((count * groups[2]) / all);
  const leisure = Math.min(groups[0], count - business - premium);
  business = Math.min(groups[1], count - leisure - premium);
  premium = count - leisure - business;
  const fares = why?.fares ?? [0, 0, 0];
  return {
    classes: [classes[0] - gone[0], classes[1] - gone[1], classes[2] - gone[2]],
    groups: [groups[0] - leisure, groups[1] - business, groups[2] - premium],
    revenue: revenue - gone[0] * fares[0] - gone[1] * fares[1] - gone[2] * fares[2],
    why: why && {
      ...why,
      stayed: [why.stayed[0] + leisure, why.stayed[1] + business, why.stayed[2] + premium],
      spilled: (why.spilled ?? 0) + count,
    },
  };
}

/**
 * Returns the booking limited to a number of people per group. Excess passengers are removed from the
 * cheapest seats first.
 * @param max leisure, business, premium; negative means nobody
 */
export function trimmed(booked: Booked, max: Readonly<GroupList>): Booked {
  const { groups: all } = booked;
  if (all[0] <= max[0] && all[1] <= max[1] && all[2] <= max[2]) return booked;
  const groups = booked.groups.map((count, index) =>
    Math.max(0, Math.min(count, max[index] ?? 0)),
  ) as GroupList;
  let over = booked.groups.reduce((sum, count, index) => sum + count - (groups[index] ?? 0), 0);
  const classes: ClassList = [...booked.classes];
  let { revenue } = booked;
  for (let index = 0; index < classes.length; index++) {
    const gone = Math.min(over, classes[index] ?? 0);
    classes[index] = (classes[index] ?? 0) - gone;
    revenue -= gone * (booked.why?.fares[index] ?? 0);
    over -= gone;
  }
  return { ...booked, classes, groups, revenue };
}
