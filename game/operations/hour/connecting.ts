import { QUICKEST_CHANGE, splitFare } from '#game/demand/choice/connections.ts';
import { moodOf } from '#game/demand/choice/day-market.ts';
import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { POTENTIAL } from '#game/demand/choice/tastes.ts';
import { type ClassList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { DIRECTED_DAYS_A_YEAR } from '#game/world/time.ts';
import type { Booked } from './booked.ts';

const TWO_TO_32 = 4_294_967_296;
const CLASSES = 3;

/**
 * Connecting passengers from or to one airport, as in a flight's reasons: airport id and number of
 * passengers.
 */
export type ConnectingPassengers = [string, number];

/** Connecting passengers of a departure. */
export interface Connecting {
  classes: ClassList;
  /** This flight's share of their fares, whole US dollars. */
  revenue: number;
  /** Passengers who connect to another flight, by destination. */
  onward: ConnectingPassengers[];
  /** Passengers who came with another flight, by origin. */
  before: ConnectingPassengers[];
  /** Passengers booked on this second flight who missed it or found no seat. */
  missed: number;
}

export const NO_CONNECTING: Connecting = {
  classes: [0, 0, 0],
  revenue: 0,
  onward: [],
  before: [],
  missed: 0,
};

/** Connecting passengers between two flights, with seats held on the second one. */
export interface Transfer {
  /** Airport id of the first flight's origin. */
  origin: string;
  /** World minute at which the first flight lands. */
  landed: number;
  people: Readonly<ClassList>;
  /** The second flight's share of a fare, by class. */
  fares: ClassList;
}

const NOBODY_TAKEN: Readonly<ClassList> = [0, 0, 0];

/** Adds an airport's passengers to a list. */
function note(list: ConnectingPassengers[], airport: string, people: number): void {
  if (people === 0) return;
  const known = list.find(([id]) => id === airport);
  if (known) known[1] += people;
  else list.push([airport, people]);
}

/** Maximum share of a flight's seats that connecting passengers take from others. */
const MAX_SHARE = 0.5;

/** Returns the seats of a class that connecting passengers may hold on their second flight. */
export const seatsToHold = (seats: number): number => Math.floor(seats * MAX_SHARE);

/**
 * Returns the seats of a class for connecting passengers. They book at the same time as other passengers, so
 * both are spilled in proportion if there are too few seats.
 * @param local passengers without a connection
 * @param wanted connecting passengers
 */
export function seatsFor(wanted: number, local: number, seats: number): number {
  const left = Math.max(0, seats - local);
  if (wanted <= left) return left;
  return Math.max(left, Math.floor(Math.min((seats * wanted) / (wanted + local), seats * MAX_SHARE)));
}

/** The first flight of connecting passengers. */
interface FirstFlight {
  /** Hash drawn for the flight on its day. */
  chance: number;
  seats: Readonly<ClassList>;
  /** Its passengers without a connection. Some give up their seats. */
  local: Readonly<ClassList>;
  /** Factor of the world index on demand. */
  economy: number;
}

/**
 * Draws a flight's connecting passengers: whole numbers with the expected mean and daily variation. If there
 * are too few seats, they are shared in proportion.
 * @param seatsOn returns the seats that connecting passengers may still hold on a second flight, from which
 *   assigned ones are deducted; null if none can be booked
 * @returns passengers by class, in the order of `onward`
 */
export function drawConnecting(
  onward: readonly OnwardLeg[],
  { chance, seats, local, economy }: FirstFlight,
  seatsOn: (leg: string) => ClassList | null,
): Readonly<ClassList>[] {
  const mood = moodOf(chance) * economy;
  // On most days most legs have no connecting passengers. They share one list.
  const all: Readonly<ClassList>[] = new Array(onward.length).fill(NOBODY_TAKEN);
  let due = chance / TWO_TO_32;
  let given = 0;
  for (let name = 0; name < CLASSES; name++) {
    let wanted = 0;
    for (let index = 0; index < onward.length; index++)
      wanted += (onward[index]?.people[name] as number) * mood;
    if (wanted === 0) continue;
    let left = seatsFor(wanted, local[name] as number, seats[name] as number);
    const share = Math.min(1, left / wanted);
    for (let index = 0; index < onward.length; index++) {
      const { leg, people } = onward[index] as OnwardLeg;
      due += (people[name] as number) * mood * share;
      const come = Math.floor(due) - given;
      given += come;
      const there = come > 0 ? seatsOn(leg) : null;
      if (!there) continue;
      const seated = Math.max(0, Math.min(come, left, there[name] as number));
      if (seated === 0) continue;
      left -= seated;
      const others = all[index] as Readonly<ClassList>;
      const taken: ClassList = others === NOBODY_TAKEN ? [0, 0, 0] : (others as ClassList);
      taken[name] = seated;
      all[index] = taken;
      there[name] = (there[name] as number) - seated;
    }
  }
  return all;
}

/** Returns both flights' shares of a connection's fares, by class. */
export function sharesOf({ fares, km }: OnwardLeg): { first: ClassList; second: ClassList } {
  const parts = fares.map((fare) => splitFare(fare, km[0], km[1]));
  return {
    first: parts.map((part) => part[0]) as ClassList,
    second: parts.map((part) => part[1]) as ClassList,
  };
}

const dollars = (people: Readonly<ClassList>, fares: Readonly<ClassList>): number =>
  people[0] * fares[0] + people[1] * fares[1] + people[2] * fares[2];

/** Demand of the strongest day in mean days: Monday for business, August for leisure, plus chance. */
const STRONGEST_DAY = 3.1;

/**
 * Returns an upper limit of connecting passengers between two airports on a day with one airline.
 * @param yearly passengers per year at usual fares, both ways together
 * @param flights number of first flights; each may round up one passenger per class
 */
export const maxConnecting = (yearly: number, flights: number): number =>
  (yearly / DIRECTED_DAYS_A_YEAR) * POTENTIAL * STRONGEST_DAY + CLASSES * flights;

/**
 * Returns the connecting passengers of a first flight.
 * @param taken passengers by class, in the order of `onward`
 */
export function connectOnward(
  onward: readonly OnwardLeg[],
  taken: readonly Readonly<ClassList>[],
): Connecting {
  const all: Connecting = { ...NO_CONNECTING, classes: [0, 0, 0], onward: [] };
  onward.forEach((on, index) => {
    const people = taken[index] as Readonly<ClassList>;
    if (sumOfList(people) === 0) return;
    all.revenue += dollars(people, sharesOf(on).first);
    for (let name = 0; name < CLASSES; name++)
      all.classes[name] = (all.classes[name] as number) + (people[name] as number);
    note(all.onward, on.destination, sumOfList(people));
  });
  return all;
}

/**
 * Returns the passengers who board a second flight: those who have landed in time, in order of landing, up to
 * the number of seats.
 * @param departed world minute of the actual departure
 */
export function boarding(
  transfers: readonly Transfer[],
  seats: Readonly<ClassList>,
  departed: number,
): Connecting {
  const all: Connecting = { ...NO_CONNECTING, classes: [0, 0, 0], before: [] };
  for (const { origin, landed, people, fares } of transfers) {
    const isThere = landed + QUICKEST_CHANGE <= departed;
    const aboard = people.map((count, name) =>
      isThere ? Math.max(0, Math.min(count, (seats[name] as number) - (all.classes[name] as number))) : 0,
    ) as ClassList;
    for (let name = 0; name < CLASSES; name++)
      all.classes[name] = (all.classes[name] as number) + (aboard[name] as number);
    all.revenue += dollars(aboard, fares);
    all.missed += sumOfList(people) - sumOfList(aboard);
    note(all.before, origin, sumOfList(aboard));
  }
  return all;
}

/** Returns a flight's passengers including connecting ones. The groups remain those of its own market. */
export function withConnecting(booked: Booked, connecting: Connecting): Booked {
  const { classes, revenue, onward, before, missed } = connecting;
  if (sumOfList(classes) + missed === 0) return booked;
  return {
    ...booked,
    classes: booked.classes.map((count, name) => count + (classes[name] as number)) as ClassList,
    revenue: booked.revenue + revenue,
    why: booked.why && {
      ...booked.why,
      ...(sumOfList(classes) > 0 && { changing: { classes, revenue } }),
      ...(onward.length > 0 && { onward }),
      ...(before.length > 0 && { before }),
      ...(missed > 0 && { missed }),
    },
  };
}
