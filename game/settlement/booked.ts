import type { BookedDay, Booking, PerGroup } from '../choice/book-day.ts';
import type { DayMarket, Offer } from '../choice/offer.ts';
import type { Why } from '../records/flight.ts';

export type Three = [number, number, number];

/** Who is on board of a flight. */
export interface Booked {
  /** Economy, business, first. */
  classes: Three;
  /** Leisure, business, premium. */
  groups: Three;
  /** Whole US dollars. */
  revenue: number;
  why: Why | null;
}

export const NOBODY: Booked = { classes: [0, 0, 0], groups: [0, 0, 0], revenue: 0, why: null };

const inOrder = ({ leisure, business, premium }: PerGroup): Three => [leisure, business, premium];

/** People of each group in a market, whole. */
export const peopleOf = ({ demand }: DayMarket): Three => [
  Math.floor(demand.leisure),
  Math.floor(demand.business),
  Math.floor(demand.premium),
];

/** Returns who is on board of an offer on a day booked in whole passengers, and what the others in its market did. */
export function bookedOn(
  market: DayMarket,
  { outside }: Pick<BookedDay, 'outside'>,
  offer: Offer,
  booking: Booking,
): Booked {
  const { economy, business, first } = booking.byClass;
  const groups = inOrder(booking.byGroup);
  const wanted = peopleOf(market);
  const stayed = inOrder(outside);
  return {
    classes: [economy, business, first],
    groups,
    revenue: booking.revenue,
    why: {
      km: market.km,
      fares: [offer.fares.economy, offer.fares.business, offer.fares.first],
      wanted,
      rivals: [
        wanted[0] - stayed[0] - groups[0],
        wanted[1] - stayed[1] - groups[1],
        wanted[2] - stayed[2] - groups[2],
      ],
      stayed,
    },
  };
}

/**
 * The same with at most so many people of each group on board; who is too many is taken from the cheapest seats first.
 * @param most leisure, business, premium; where it is below 0, nobody
 */
export function trimmed(booked: Booked, most: Readonly<Three>): Booked {
  const { groups: all } = booked;
  if (all[0] <= most[0] && all[1] <= most[1] && all[2] <= most[2]) return booked;
  const groups = booked.groups.map((count, at) => Math.max(0, Math.min(count, most[at] ?? 0))) as Three;
  let over = booked.groups.reduce((sum, count, at) => sum + count - (groups[at] ?? 0), 0);
  const classes: Three = [...booked.classes];
  let { revenue } = booked;
  for (let at = 0; at < classes.length; at++) {
    const gone = Math.min(over, classes[at] ?? 0);
    classes[at] = (classes[at] ?? 0) - gone;
    revenue -= gone * (booked.why?.fares[at] ?? 0);
    over -= gone;
  }
  return { ...booked, classes, groups, revenue };
}
