import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { type ClassList, classesOf } from '#game/fleet/aircraft/cabin.ts';
import { seatsToHold, type Transfer } from '#game/operations/hour/connecting.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { CONNECTION } from '#game/tables/connection.ts';
import { LEG } from '#game/tables/leg.ts';
import { TRANSFER } from '#game/tables/transfer.ts';
import { economyOn } from '#game/world/economy/economy-day.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { restored } from '#hooks/demand/connections/stored-onward.ts';
import type { DueLeg } from '#hooks/demand/hour/read-departures.ts';
import type { Substitutions } from '#hooks/fleet/hour/substitutions.ts';
import { aliased, numberOf, tuple } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';

const NONE_HELD: Readonly<ClassList> = [0, 0, 0];

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
const SEATS = { leg: aliased(LEG, 'l').id, ...classesOf(x) };

/**
 * Returns the seats that connecting passengers hold on their second flights from today on, by leg. Leaves out
 * passengers of this hour's flights. They exist if the hour was interrupted after they had been written.
 */
export function readHeld(app: CoreApp, world: SettledWorld): Map<string, ClassList> {
  const today = world.minute - (world.minute % DAY);
  const rows = readRows(
    app,
    HELD_SEATS,
    // In the order of the index, so that SQLite does not sort.
    'FROM transfer WHERE departs >= {:today} AND hour < {:hour} GROUP BY departs, leg ORDER BY departs, leg',
    { today, hour: world.hour },
  );
  const held = new Map<string, ClassList>();
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
export function readTransfers(app: CoreApp, world: SettledWorld): Map<string, Transfer[]> {
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
export function readOnward(
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
export function secondLegs(onwardOf: ReadonlyMap<string, readonly OnwardLeg[]>): string[] {
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
export function readFreeOn(
  app: CoreApp,
  world: SettledWorld,
  legs: readonly string[],
  held: ReadonlyMap<string, ClassList>,
  substitutions: Substitutions,
): Map<string, ClassList> {
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
  const free = new Map<string, ClassList>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as (typeof rows)[number];
    const taken = held.get(row.leg) ?? NONE_HELD;
    const { economy, business, first } = substitutions.get(row.leg)?.aircraft ?? row;
    free.set(row.leg, [
      seatsToHold(economy) - taken[0],
      seatsToHold(business) - taken[1],
      seatsToHold(first) - taken[2],
    ]);
  }
  return free;
}
