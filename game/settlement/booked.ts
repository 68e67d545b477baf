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

/** Who is on board of an offer, and what the others in its market did. */
export function bookedOn(market: DayMarket, day: BookedDay, offer: Offer, booking: Booking): Booked {
  const rivals: Three = [0, 0, 0];
  const { bookings } = day;
  for (let at = 0; at < bookings.length; at++) {
    const other = bookings[at] as Booking;
    if (other === booking) continue;
    rivals[0] += other.byGroup.leisure;
    rivals[1] += other.byGroup.business;
    rivals[2] += other.byGroup.premium;
  }
  const { economy, business, first } = booking.byClass;
  return {
    classes: [economy, business, first],
    groups: inOrder(booking.byGroup),
    revenue: booking.revenue,
    why: {
      km: market.km,
      fares: [offer.fares.economy, offer.fares.business, offer.fares.first],
      wanted: peopleOf(market),
      rivals,
      stayed: inOrder(day.outside),
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
