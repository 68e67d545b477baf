import { bookDay } from '#game/demand/choice/book-day.ts';
import type { DayMarket, Itinerary } from '#game/demand/choice/itinerary.ts';
import type { GroupList } from '#game/demand/groups.ts';
import { type ClassList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { type Booked, bookedOn } from './booked.ts';

/*
 * Passengers of a day book among all departures of that day. An airline that rewrote its timetable every hour
 * could therefore keep its own flights from competing with each other. Two rules prevent this. Legs withdrawn
 * today remain an alternative for their airline's flights until midnight. Flights of legs added today only
 * get the passengers that they add to the airline's total: passengers who flew earlier that day, before the
 * legs were added, are deducted. The day's total therefore equals that of the whole timetable.
 */

/** A departure of today as an alternative. Times are world minutes. */
export interface DatedItinerary {
  itinerary: Itinerary;
  departs: number;
  /** World minute from which its leg is in effect; 0 if long ago. */
  since: number;
  /** World minute from which its leg is withdrawn; null if it is in the timetable. */
  until: number | null;
}

/** Checks whether a departure was or will be flown, by the timetable. */
const isFlown = ({ departs, since, until }: DatedItinerary): boolean =>
  since <= departs && (until === null || departs < until);

/** Returns the bookings if people could only choose among these departures. */
function book(market: DayMarket, choices: readonly DatedItinerary[]): (choice: DatedItinerary) => Booked {
  const day = bookDay(
    market,
    choices.map(({ itinerary }) => itinerary),
  );
  return (choice) => {
    const booking = day.bookings[choices.indexOf(choice)];
    if (!booking) throw new RangeError(`${choice.itinerary.id} is no choice`);
    return bookedOn(market, day, choice.itinerary, booking);
  };
}

type People = ClassList | GroupList;

/** Removes `count` people: first as in `wished`, then from any group with people left, last group first. */
function takeOff(people: Readonly<People>, wished: Readonly<People>, count: number): People {
  const left: People = [...people];
  let due = count;
  for (const max of [wished, people])
    for (let index = left.length - 1; index >= 0; index--) {
      const taken = Math.max(0, Math.min(due, left[index] ?? 0, max[index] ?? 0));
      left[index] = (left[index] ?? 0) - taken;
      due -= taken;
    }
  return left;
}

/** Removes passengers, the same number by class and by group. */
function less(booked: Booked, classes: Readonly<ClassList>, groups: Readonly<GroupList>): Booked {
  const gone = Math.max(0, sumOfList(classes));
  const left = takeOff(booked.classes, classes, gone);
  const fares = booked.why?.fares ?? [0, 0, 0];
  const revenue = left.reduce((all, count, name) => all + count * (fares[name] ?? 0), 0);
  return { ...booked, classes: left, groups: takeOff(booked.groups, groups, gone), revenue };
}

/**
 * Returns the passengers of a departure whose airline has changed its own departures in that market today.
 * Null without changes, because everybody then books among the same departures.
 * @param choices all departures of the day including withdrawn ones, without cancelled ones
 */
export function bookBesideOwn(
  market: DayMarket,
  due: DatedItinerary,
  choices: readonly DatedItinerary[],
): Booked | null {
  const isOwn = ({ itinerary }: DatedItinerary) => itinerary.airline === due.itinerary.airline;
  const own = choices.filter(isOwn);
  const before = own.filter((choice) => choice.departs < due.since && isFlown(choice));
  if (before.length === 0 && own.every(({ until }) => until === null)) return null;
  const all = choices.filter((choice) => choice.until === null || isOwn(choice));
  const onAll = book(market, all);
  const booked = onAll(due);
  if (before.length === 0) return booked;

  const upTo = (isKnown: (choice: DatedItinerary) => boolean) =>
    all.filter((choice) => !isOwn(choice) || isKnown(choice));
  const without = book(
    market,
    upTo(({ since }) => since < due.since),
  );
  const known = upTo(({ since }) => since <= due.since);
  const withAdded = known.length === all.length ? onAll : book(market, known);
  const added = own.filter((choice) => choice.since === due.since && isFlown(choice));
  const addedPeople = added.reduce((people, choice) => people + sumOfList(withAdded(choice).classes), 0);
  const share = addedPeople === 0 ? 0 : sumOfList(withAdded(due).classes) / addedPeople;
  const lost = (of: 'classes' | 'groups') =>
    [0, 1, 2].map((index) =>
      Math.round(
        share *
          before.reduce(
            (people, choice) =>
              people + (without(choice)[of][index] ?? 0) - (withAdded(choice)[of][index] ?? 0),
            0,
          ),
      ),
    ) as People;
  return less(booked, lost('classes'), lost('groups'));
}
