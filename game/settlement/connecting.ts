import { QUICKEST_CHANGE, splitFare } from '../choice/connections.ts';
import { moodOf, oldMoodOf } from '../choice/day-market.ts';
import type { OnwardLeg } from '../choice/expected-connections.ts';
import { POTENTIAL } from '../choice/tastes.ts';
import type { Booked, Three } from './booked.ts';

const TWO_TO_32 = 4_294_967_296;
const CLASSES = 3;

/** People who come from one airport or go on to one, as a flight's reasons name them: id of the airport, and how many. */
export type Changing = [string, number];

/** Who changes flights on a departure. */
export interface Connecting {
  /** Economy, business, first. */
  classes: Three;
  /** This flight's part of their fares, whole US dollars. */
  revenue: number;
  /** Who goes on from where the flight lands, by destination. */
  onward: Changing[];
  /** Who has come with another flight, by where from. */
  before: Changing[];
  /** Who had booked it as their second flight and was not there, or found no seat. */
  missed: number;
}

export const NO_CONNECTING: Connecting = {
  classes: [0, 0, 0],
  revenue: 0,
  onward: [],
  before: [],
  missed: 0,
};

/** Passengers of one flight who go on with one other, and hold seats there. */
export interface Transfer {
  /** Where the first flight came from, id of the airport. */
  origin: string;
  /** World minute at which it lands. */
  landed: number;
  /** Economy, business, first. */
  people: Readonly<Three>;
  /** The second flight's part of a fare, by class. */
  fares: Three;
}

const NOBODY_TAKEN: Readonly<Three> = [0, 0, 0];

const sum = (people: Readonly<Three>): number => people[0] + people[1] + people[2];

/** Adds people of an airport to a list of such. */
function note(list: Changing[], airport: string, people: number): void {
  if (people === 0) return;
  const known = list.find(([id]) => id === airport);
  if (known) known[1] += people;
  else list.push([airport, people]);
}

/** Share of a flight's seats that connecting passengers take at most from those who fly no farther. */
const MOST_SHARE = 0.5;

/** Seats of a class that connecting passengers may hold on their second flight. */
export const seatsToHold = (seats: number): number => Math.floor(seats * MOST_SHARE);

/**
 * Seats of a class for connecting passengers. They book at the same time as those who fly no farther, so that both are
 * spilled in proportion if there are too few seats.
 * @param local passengers who fly no farther
 * @param wanted connecting passengers
 */
function seatsFor(wanted: number, local: number, seats: number): number {
  const left = Math.max(0, seats - local);
  if (wanted <= left) return left;
  return Math.max(left, Math.floor(Math.min((seats * wanted) / (wanted + local), seats * MOST_SHARE)));
}

/**
 * Draws who goes on from a flight: whole people, on average as many as expected, up and down with the day. If there are more
 * of them than seats, each connection gets its part.
 * @param chance hash drawn for the flight on its day
 * @param seats of the first flight by class
 * @param local passengers on it who fly no farther; some give up their seats
 * @param seatsOn seats that connecting passengers may still hold on a second flight, of which those taken are taken off;
 *   null if none can be booked
 * @returns passengers by class, in the order of `onward`
 */
export function drawConnecting(
  onward: readonly OnwardLeg[],
  chance: number,
  seats: Readonly<Three>,
  local: Readonly<Three>,
  seatsOn: (leg: string) => Three | null,
): Readonly<Three>[] {
  const mood = moodOf(chance);
  // Most days nobody goes on to most legs: all of those share one list.
  const all: Readonly<Three>[] = new Array(onward.length).fill(NOBODY_TAKEN);
  let due = chance / TWO_TO_32;
  let given = 0;
  for (let name = 0; name < CLASSES; name++) {
    let wanted = 0;
    for (let at = 0; at < onward.length; at++) wanted += (onward[at]?.people[name] as number) * mood;
    if (wanted === 0) continue;
    let left = seatsFor(wanted, local[name] as number, seats[name] as number);
    const share = Math.min(1, left / wanted);
    for (let at = 0; at < onward.length; at++) {
      const { leg, people } = onward[at] as OnwardLeg;
      due += (people[name] as number) * mood * share;
      const come = Math.floor(due) - given;
      given += come;
      const there = come > 0 ? seatsOn(leg) : null;
      if (!there) continue;
      const seated = Math.max(0, Math.min(come, left, there[name] as number));
      if (seated === 0) continue;
      left -= seated;
      const others = all[at] as Readonly<Three>;
      const taken: Three = others === NOBODY_TAKEN ? [0, 0, 0] : (others as Three);
      taken[name] = seated;
      all[at] = taken;
      there[name] = (there[name] as number) - seated;
    }
  }
  return all;
}

/**
 * The same under the rules before 0.4.0, when those who flew no farther had had their choice of the seats.
 *
 * Draws who goes on from a flight: whole people, on average as many as expected, up and down with the day. Who finds no seat
 * on both flights does something else.
 * @param chance hash drawn for the flight on its day
 * @param seats left on the first flight by class; those that are taken are taken off
 * @param seatsOn the same on the second flight of a connection; null where none can be booked
 * @returns passengers by class, in the order of `onward`
 */
export function oldDrawConnecting(
  onward: readonly OnwardLeg[],
  chance: number,
  seats: Three,
  seatsOn: (leg: string) => Three | null,
): Readonly<Three>[] {
  const mood = oldMoodOf(chance);
  const all: Readonly<Three>[] = [];
  let due = chance / TWO_TO_32;
  let given = 0;
  for (let at = 0; at < onward.length; at++) {
    const { leg, people } = onward[at] as OnwardLeg;
    // Most days nobody goes on to most legs: all of those share one list.
    let taken: Three | null = null;
    for (let name = 0; name < CLASSES; name++) {
      due += (people[name] as number) * mood;
      const come = Math.floor(due) - given;
      given += come;
      const there = come > 0 ? seatsOn(leg) : null;
      if (!there) continue;
      const seated = Math.max(0, Math.min(come, seats[name] as number, there[name] as number));
      taken ??= [0, 0, 0];
      taken[name] = seated;
      seats[name] = (seats[name] as number) - seated;
      there[name] = (there[name] as number) - seated;
    }
    all.push(taken ?? NOBODY_TAKEN);
  }
  return all;
}

/** What both flights get of a connection's fares, by class. */
export function sharesOf({ fares, km }: OnwardLeg): { first: Three; second: Three } {
  const parts = fares.map((fare) => splitFare(fare, km[0], km[1]));
  return { first: parts.map((part) => part[0]) as Three, second: parts.map((part) => part[1]) as Three };
}

const dollars = (people: Readonly<Three>, fares: Readonly<Three>): number =>
  people[0] * fares[0] + people[1] * fares[1] + people[2] * fares[2];

/** A day's demand at its strongest, in mean days: Monday for business, August for leisure, and chance on top. */
const STRONGEST_DAY = 3.1;
const DIRECTED_DAYS = 730;

/**
 * More people than this never go on from one airport to another one on a day with one airline.
 * @param yearly people a year at usual fares, both ways together
 * @param flights on which they come; on each, the last of each class is made whole
 */
export const mostGoingOn = (yearly: number, flights: number): number =>
  (yearly / DIRECTED_DAYS) * POTENTIAL * STRONGEST_DAY + CLASSES * flights;

/** Who goes on, as a part of the first flight's passengers. @param taken passengers by class, in the order of `onward` */
export function goingOn(onward: readonly OnwardLeg[], taken: readonly Readonly<Three>[]): Connecting {
  const all: Connecting = { ...NO_CONNECTING, classes: [0, 0, 0], onward: [] };
  onward.forEach((on, at) => {
    const people = taken[at] as Readonly<Three>;
    if (sum(people) === 0) return;
    all.revenue += dollars(people, sharesOf(on).first);
    for (let name = 0; name < CLASSES; name++)
      all.classes[name] = (all.classes[name] as number) + (people[name] as number);
    note(all.onward, on.destination, sum(people));
  });
  return all;
}

/**
 * Who boards as their second flight: those who have landed in time, the earliest first, as far as there are seats.
 * @param departed world minute at which it really leaves
 */
export function boarding(
  transfers: readonly Transfer[],
  seats: Readonly<Three>,
  departed: number,
): Connecting {
  const all: Connecting = { ...NO_CONNECTING, classes: [0, 0, 0], before: [] };
  for (const { origin, landed, people, fares } of transfers) {
    const isThere = landed + QUICKEST_CHANGE <= departed;
    const aboard = people.map((count, name) =>
      isThere ? Math.max(0, Math.min(count, (seats[name] as number) - (all.classes[name] as number))) : 0,
    ) as Three;
    for (let name = 0; name < CLASSES; name++)
      all.classes[name] = (all.classes[name] as number) + (aboard[name] as number);
    all.revenue += dollars(aboard, fares);
    all.missed += sum(people) - sum(aboard);
    note(all.before, origin, sum(aboard));
  }
  return all;
}

/** A flight's passengers with those who change; groups stay those of its own market. */
export function withConnecting(booked: Booked, connecting: Connecting): Booked {
  const { classes, revenue, onward, before, missed } = connecting;
  if (sum(classes) + missed === 0) return booked;
  return {
    ...booked,
    classes: booked.classes.map((count, name) => count + (classes[name] as number)) as Three,
    revenue: booked.revenue + revenue,
    why: booked.why && {
      ...booked.why,
      ...(sum(classes) > 0 && { changing: { classes, revenue } }),
      ...(onward.length > 0 && { onward }),
      ...(before.length > 0 && { before }),
      ...(missed > 0 && { missed }),
    },
  };
}
