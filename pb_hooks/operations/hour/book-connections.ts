import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { type ClassList, classList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { type Booked, displaced } from '#game/operations/hour/booked.ts';
import {
  boarding,
  type Connecting,
  connectOnward,
  drawConnecting,
  NO_CONNECTING,
  sharesOf,
} from '#game/operations/hour/connecting.ts';
import { flightId } from '#game/operations/hour/flight-id.ts';
import { chanceOn } from '#game/world/chance/day-chance.ts';
import { economyOn } from '#game/world/economy/economy-day.ts';
import type { DueLeg } from '#hooks/demand/hour/read-departures.ts';
import { onwardScaler } from '#hooks/demand/hour/scale-onward.ts';
import type { Substitutions } from '#hooks/fleet/hour/substitutions.ts';
import type { AirlinePlan, NewTransfer } from '#hooks/settlement/state/plan.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import type { DrawnOutcome } from './draw-outcome.ts';
import { readFreeOn, readOnward, readTransfers, secondLegs } from './read-connecting.ts';

/** Inputs of the connecting passengers of an hour. */
export interface ConnectingFacts {
  fleet: ReadonlyMap<string, AircraftState>;
  plans: ReadonlyMap<string, AirlinePlan>;
  outcomes: ReadonlyMap<string, DrawnOutcome>;
  /** Local passengers by leg. Some give up their seats to connecting passengers. */
  booked: Map<string, Booked>;
  /** Seats held on second flights from today on, by leg. */
  held: ReadonlyMap<string, ClassList>;
  substitutions: Substitutions;
}

/** Returns the rows of one flight's connecting passengers. */
function linesOf(
  leg: DueLeg,
  landed: number,
  onward: readonly OnwardLeg[],
  taken: readonly Readonly<ClassList>[],
): NewTransfer[] {
  const lines: NewTransfer[] = [];
  for (let index = 0; index < onward.length; index++) {
    const on = onward[index] as OnwardLeg;
    const people = taken[index] as Readonly<ClassList>;
    if (sumOfList(people) === 0) continue;
    lines.push({
      // The flight's id with its first character removed and the index of the connection appended.
      id: flightId(leg.insteadOf || leg.aircraft, leg.departs).slice(1) + index.toString(36),
      leg: on.leg,
      destination: on.destination,
      origin: leg.origin,
      departs: leg.departs + on.later,
      landed,
      people,
      fares: sharesOf(on).second,
    });
  }
  return lines;
}

/** Returns the local passengers of each class without a seat beside the connecting passengers. */
const tooMany = (
  local: Readonly<ClassList>,
  taken: readonly Readonly<ClassList>[],
  seats: Readonly<ClassList>,
): ClassList => {
  const over: ClassList = [0, 0, 0];
  for (let name = 0; name < over.length; name++) {
    let count = (local[name] as number) - (seats[name] as number);
    for (let index = 0; index < taken.length; index++)
      count += (taken[index] as Readonly<ClassList>)[name] as number;
    over[name] = Math.max(0, Math.min(count, local[name] as number));
  }
  return over;
};

/**
 * Returns the connecting passengers of each departure of this hour, by leg. For a cancelled departure: those
 * who would have connected. They share the seats to the hub with local passengers and hold seats on their
 * second flights. There they come before passengers who have not booked yet.
 */
export function bookConnections(
  app: CoreApp,
  world: SettledWorld,
  due: readonly DueLeg[],
  { fleet, plans, outcomes, booked, held, substitutions }: ConnectingFacts,
): Map<string, Connecting> {
  const transfers = readTransfers(app, world);
  const onwardOf = readOnward(app, due, plans);
  const freeOn = readFreeOn(app, world, secondLegs(onwardOf), held, substitutions);
  const scale = onwardScaler(
    app,
    world,
    onwardOf,
    due.map(({ origin }) => origin),
  );
  const { dayIndex } = calendarAt(world.start, world.minute);
  const { index: economy } = economyOn(world, dayIndex);
  const chance = chanceOn(world, dayIndex);

  const connecting = new Map<string, Connecting>();
  for (let index = 0; index < due.length; index++) {
    const leg = due[index] as DueLeg;
    const plan = plans.get(leg.airline);
    const outcome = outcomes.get(leg.leg);
    const aircraft = fleet.get(leg.aircraft);
    if (!plan || !outcome || !aircraft) continue;
    const seats: ClassList = classList(aircraft);
    const waiting = transfers.get(leg.leg);
    if (waiting)
      connecting.set(
        leg.leg,
        boarding(waiting, seats, outcome.cancelled ? Infinity : leg.departs + outcome.delay),
      );
    const expected = onwardOf.get(leg.leg);
    const local = booked.get(leg.leg);
    if (!expected || !local) continue;
    const onward = scale(leg.origin, expected);
    const isNotFlown = outcome.cancelled;
    const seatsOn = (second: string): ClassList | null => {
      const free = freeOn.get(second);
      return free ? (isNotFlown ? [...free] : free) : null;
    };
    const drawn = chance.connecting(leg.leg);
    const taken = drawConnecting(onward, { chance: drawn, seats, local: local.classes, economy }, seatsOn);
    if (!isNotFlown) booked.set(leg.leg, displaced(local, tooMany(local.classes, taken, seats)));
    const all = connectOnward(onward, taken);
    if (all.onward.length === 0) continue;
    connecting.set(leg.leg, all);
    if (isNotFlown) continue;
    const landed = leg.departs + leg.block + outcome.delay;
    plan.transfers.push(...linesOf(leg, landed, onward, taken));
  }
  return connecting;
}

export const connectingOn = (connecting: ReadonlyMap<string, Connecting>, leg: string): Connecting =>
  connecting.get(leg) ?? NO_CONNECTING;
