import { bookDay } from '../choice/book-day.ts';
import type { DayMarket, Offer } from '../choice/offer.ts';
import { type Booked, bookedOn, type Three } from './booked.ts';

/*
 * Passengers of a day book among all departures of that day, so an airline that rewrote its timetable every hour could keep
 * its own flights from competing with each other. Two rules undo that. Legs withdrawn today stay an alternative for their
 * airline's flights until midnight. And flights of legs added today bring only what the airline carries more with them: who
 * flew earlier that day, before they were added, is taken off. So the day's sum is that of the whole timetable.
 */

/** A departure of today as an alternative. Times are world minutes. */
export interface DatedOffer {
  offer: Offer;
  departs: number;
  /** From when on its leg counts: 0 where that is long ago. */
  since: number;
  /** From when on its leg is withdrawn; null where it is in the timetable. */
  until: number | null;
}

/** Whether a departure was or will be flown, as far as the timetable says. */
const isFlown = ({ departs, since, until }: DatedOffer): boolean =>
  since <= departs && (until === null || departs < until);

/** Passengers by offer, if people had only these to choose from. */
function book(market: DayMarket, choices: readonly DatedOffer[]): (choice: DatedOffer) => Booked {
  const day = bookDay(
    market,
    choices.map(({ offer }) => offer),
  );
  return (choice) => {
    const booking = day.bookings[choices.indexOf(choice)];
    if (!booking) throw new RangeError(`${choice.offer.id} is no choice`);
    return bookedOn(market, day, choice.offer, booking);
  };
}

const sum = (three: Readonly<Three>): number => three[0] + three[1] + three[2];

/** Removes `count` people: first as `wished`, then from any group that has some, the last one first. */
function takeOff(people: Readonly<Three>, wished: Readonly<Three>, count: number): Three {
  const left: Three = [...people];
  let due = count;
  for (const most of [wished, people])
    for (let at = left.length - 1; at >= 0; at--) {
      const taken = Math.max(0, Math.min(due, left[at] ?? 0, most[at] ?? 0));
      left[at] = (left[at] ?? 0) - taken;
      due -= taken;
    }
  return left;
}

/** Takes passengers off, as many by class as by group. */
function less(booked: Booked, classes: Readonly<Three>, groups: Readonly<Three>): Booked {
  const gone = Math.max(0, sum(classes));
  const left = takeOff(booked.classes, classes, gone);
  const fares = booked.why?.fares ?? [0, 0, 0];
  const revenue = left.reduce((all, count, name) => all + count * (fares[name] ?? 0), 0);
  return { ...booked, classes: left, groups: takeOff(booked.groups, groups, gone), revenue };
}

/**
 * Returns who is on board of a departure whose airline has changed its own departures of that market today; null where
 * it has not, so that everybody books among the same departures.
 *
 * @param choices all departures of the day, withdrawn ones too, less those that are cancelled
 */
export function bookBesideOwn(
  market: DayMarket,
  due: DatedOffer,
  choices: readonly DatedOffer[],
): Booked | null {
  const isOwn = ({ offer }: DatedOffer) => offer.airline === due.offer.airline;
  const own = choices.filter(isOwn);
  const before = own.filter((choice) => choice.departs < due.since && isFlown(choice));
  if (before.length === 0 && own.every(({ until }) => until === null)) return null;
  const all = choices.filter((choice) => choice.until === null || isOwn(choice));
  const onAll = book(market, all);
  const booked = onAll(due);
  if (before.length === 0) return booked;

  const upTo = (isKnown: (choice: DatedOffer) => boolean) =>
    all.filter((choice) => !isOwn(choice) || isKnown(choice));
  const without = book(
    market,
    upTo(({ since }) => since < due.since),
  );
  const known = upTo(({ since }) => since <= due.since);
  const withAdded = known.length === all.length ? onAll : book(market, known);
  const added = own.filter((choice) => choice.since === due.since && isFlown(choice));
  const addedPeople = added.reduce((people, choice) => people + sum(withAdded(choice).classes), 0);
  const share = addedPeople === 0 ? 0 : sum(withAdded(due).classes) / addedPeople;
  const lost = (of: 'classes' | 'groups') =>
    [0, 1, 2].map((at) =>
      Math.round(
        share *
          before.reduce(
            (people, choice) => people + (without(choice)[of][at] ?? 0) - (withAdded(choice)[of][at] ?? 0),
            0,
          ),
      ),
    ) as Three;
  return less(booked, lost('classes'), lost('groups'));
}
