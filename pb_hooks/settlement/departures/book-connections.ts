import { chanceOn } from '#game/chance/day-chance.ts';
import type { OnwardLeg } from '#game/choice/expected-connections.ts';
import { economyOn } from '#game/economy/economy-day.ts';
import { type Booked, displaced, type Three } from '#game/settlement/booked.ts';
import {
  boarding,
  type Connecting,
  connectOnward,
  drawConnecting,
  NO_CONNECTING,
  oldDrawConnecting,
  seatsToHold,
  sharesOf,
  type Transfer,
} from '#game/settlement/connecting.ts';
import { flightId } from '#game/settlement/flight-id.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { CONNECTION } from '#game/tables/connection.ts';
import { LEG } from '#game/tables/leg.ts';
import { TRANSFER } from '#game/tables/transfer.ts';
import { calendarAt } from '#game/timetable/clock.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { aliased, numberOf, tuple } from '#hooks/db/shape.ts';
import { restored } from '../connections/plan-connections.ts';
import type { Substitutions } from '../fleet/substitutions.ts';
import type { DueLeg } from '../market/read-departures.ts';
import { onwardScaler } from '../market/scale-onward.ts';
import type { AirlinePlan, NewTransfer } from '../state/plan.ts';
import type { AircraftState } from '../state/read-aircraft.ts';
import { readRows } from '../state/read-rows.ts';
import { OURS, type SettledWorld } from '../state/read-world.ts';
import type { DepartureOutcome } from './draw-outcome.ts';

/** Inputs of the connecting passengers of an hour. */
export interface ConnectingFacts {
  fleet: ReadonlyMap<string, AircraftState>;
  plans: ReadonlyMap<string, AirlinePlan>;
  outcomes: ReadonlyMap<string, DepartureOutcome>;
  /** Local passengers by leg. Some give up their seats to connecting passengers. */
  booked: Map<string, Booked>;
  /** Seats held on second flights from today on, by leg. */
  held: ReadonlyMap<string, Three>;
  substitutions: Substitutions;
}

const NONE_HELD: Readonly<Three> = [0, 0, 0];

const t = aliased(TRANSFER, 'transfer');
const HELD_SEATS = {
  leg: t.leg,
  seats: tuple(numberOf('sum(economy)'), numberOf('sum(business)'), numberOf('sum(first)')),
};
const WAITING = {
  leg: t.leg,
  origin: t.origin,
  landed: t.landed,
  people: tuple(t.economy, t.business, t.first),
  fares: tuple(t.fare_economy, t.fare_business, t.fare_first),
};

const c = aliased(CONNECTION, 'c');
const ONWARD = { leg: c.id, onward: c.onward };

const x = aliased(AIRCRAFT, 'x');
const SEATS = { leg: aliased(LEG, 'l').id, economy: x.economy, business: x.business, first: x.first };

/**
 * Returns the seats that connecting passengers hold on their second flights from today on, by leg. Leaves out
 * passengers of this hour's flights. They exist if the hour was interrupted after they had been written.
 */
export function readHeld(app: CoreApp, world: SettledWorld): Map<string, Three> {
  const today = world.minute - (world.minute % DAY);
  const rows = readRows(
    app,
    HELD_SEATS,
    // In the order of the index, so that SQLite does not sort.
    'FROM transfer WHERE departs >= {:today} AND hour < {:hour} GROUP BY departs, leg ORDER BY departs, leg',
    { today, hour: world.hour },
  );
  const held = new Map<string, Three>();
  for (let index = 0; index < rows.length; index++) {
    const { leg, seats } = rows[index] as (typeof rows)[number];
    // A leg that was moved has seats at both times.
    const others = held.get(leg) ?? NONE_HELD;
    held.set(leg, [others[0] + seats[0], others[1] + seats[1], others[2] + seats[2]]);
  }
  return held;
}

/**
 * Returns the passengers booked on second flights that depart within the hour, by leg, ordered by landing.
 */
function readTransfers(app: CoreApp, world: SettledWorld): Map<string, Transfer[]> {
  const rows = readRows(
    app,
    WAITING,
    `FROM transfer WHERE departs >= {:from} AND departs < {:to} AND ${OURS('airline')} ORDER BY landed, id`,
    { from: world.minute, to: world.minute + HOUR, ours: world.ours },
  );
  const byLeg = new Map<string, Transfer[]>();
  for (let index = 0; index < rows.length; index++) {
    const transfer = rows[index] as (typeof rows)[number];
    const others = byLeg.get(transfer.leg);
    if (others) others.push(transfer);
    else byLeg.set(transfer.leg, [transfer]);
  }
  return byLeg;
}

/** Returns the expected connections of the legs that depart within the hour, by leg. */
function readOnward(
  app: CoreApp,
  due: readonly DueLeg[],
  plans: ReadonlyMap<string, AirlinePlan>,
): Map<string, readonly OnwardLeg[]> {
  const known: string[] = [];
  const byLeg = new Map<string, readonly OnwardLeg[]>();
  for (let index = 0; index < due.length; index++) {
    const { leg, airline } = due[index] as DueLeg;
    const connections = plans.get(airline)?.connections;
    if (!connections) known.push(leg);
    const planned = connections?.get(leg);
    if (planned) byLeg.set(leg, planned);
  }
  const rows = readRows(app, ONWARD, 'FROM json_each({:legs}) j CROSS JOIN connection c ON c.id = j.value', {
    legs: JSON.stringify(known),
  });
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as (typeof rows)[number];
    byLeg.set(row.leg, row.onward.map(restored));
  }
  return byLeg;
}

/** Condition for legs to countries whose airports are open. */
const TO_OPEN = `
  AND l.destination NOT IN (
    SELECT id FROM airport WHERE country IN (SELECT value FROM json_each({:closed})))`;

/**
 * Returns every second leg once. In goja, spreading a set of thousands takes longer than a lookup for each.
 */
function secondLegs(onwardOf: ReadonlyMap<string, readonly OnwardLeg[]>): string[] {
  const legs: string[] = [];
  const known = new Set<string>();
  onwardOf.forEach((onward) => {
    for (let index = 0; index < onward.length; index++) {
      const { leg } = onward[index] as OnwardLeg;
      if (known.has(leg)) continue;
      known.add(leg);
      legs.push(leg);
    }
  });
  return legs;
}

/**
 * Returns the seats that connecting passengers may still hold on some legs, by leg. No seats before the
 * aircraft's delivery, and none to a country whose airports are closed.
 */
function readFreeOn(
  app: CoreApp,
  world: SettledWorld,
  legs: readonly string[],
  held: ReadonlyMap<string, Three>,
  substitutions: Substitutions,
): Map<string, Three> {
  const { closed } = economyOn(world, Math.floor(world.minute / DAY));
  const rows = readRows(
    app,
    SEATS,
    `FROM json_each({:legs}) j CROSS JOIN leg l ON l.id = j.value JOIN aircraft x ON x.id = l.aircraft
     WHERE x.delivered <= {:now}${closed.length > 0 ? TO_OPEN : ''}`,
    {
      legs: JSON.stringify(legs),
      now: world.minute,
      ...(closed.length > 0 && { closed: JSON.stringify(closed) }),
    },
  );
  const free = new Map<string, Three>();
  const hold = world.hasRules04 ? seatsToHold : (seats: number) => seats;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as (typeof rows)[number];
    const taken = held.get(row.leg) ?? NONE_HELD;
    const { economy, business, first } = substitutions.get(row.leg)?.aircraft ?? row;
    free.set(row.leg, [hold(economy) - taken[0], hold(business) - taken[1], hold(first) - taken[2]]);
  }
  return free;
}

/** Returns the rows of one flight's connecting passengers. */
function linesOf(
  leg: DueLeg,
  landed: number,
  onward: readonly OnwardLeg[],
  taken: readonly Readonly<Three>[],
): NewTransfer[] {
  const lines: NewTransfer[] = [];
  for (let index = 0; index < onward.length; index++) {
    const on = onward[index] as OnwardLeg;
    const people = taken[index] as Readonly<Three>;
    if (people[0] + people[1] + people[2] === 0) continue;
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
  local: Readonly<Three>,
  taken: readonly Readonly<Three>[],
  seats: Readonly<Three>,
): Three => {
  const over: Three = [0, 0, 0];
  for (let name = 0; name < over.length; name++) {
    let count = (local[name] as number) - (seats[name] as number);
    for (let index = 0; index < taken.length; index++)
      count += (taken[index] as Readonly<Three>)[name] as number;
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
    const seats: Three = [aircraft.economy, aircraft.business, aircraft.first];
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
    const seatsOn = (second: string): Three | null => {
      const free = freeOn.get(second);
      return free ? (isNotFlown ? [...free] : free) : null;
    };
    const drawn = chance.connecting(leg.leg);
    const taken = world.hasRules04
      ? drawConnecting(onward, drawn, seats, local.classes, seatsOn, economy)
      : oldDrawConnecting(
          onward,
          drawn,
          seats.map((count, name) => count - (local.classes[name] ?? 0)) as Three,
          seatsOn,
        );
    if (world.hasRules04 && !isNotFlown)
      booked.set(leg.leg, displaced(local, tooMany(local.classes, taken, seats)));
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
