import { groundedBy } from '#game/fleet/aircraft/maintenance.ts';
import { nextOccurrence } from '#game/network/timetable/clock.ts';
import type { Aircraft, MaintenanceKind } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { momentText } from '../world-moment.ts';

/** Names of work on an aircraft. */
export const WORK_NAMES: Readonly<Record<MaintenanceKind, string>> = {
  line: 'line check',
  a: 'A check',
  c: 'C check',
  d: 'D check',
  refit: 'refit',
};

/** The same in sentence case. */
export const WORK_TITLES: Readonly<Record<MaintenanceKind, string>> = {
  ...WORK_NAMES,
  line: 'Line check',
  refit: 'Refit',
};

export interface Whereabouts {
  state: 'ordered' | 'work' | 'flying' | 'grounded' | 'ground';
  /** Short enough for a table: "AMS → BCN", "BCN". */
  short: string;
  /** Full sentences, with times in UTC. */
  text: string;
}

interface Surroundings {
  /** World minute. */
  now: number;
  /** First day of the world, and its minute of the week. */
  start: string;
  startsAt: number;
  /** Flights in the air or dispatched at the last settlement, by departure. Some may have landed since. */
  flights: readonly Pick<Flight, 'origin' | 'destination' | 'departed' | 'landed'>[];
  /** Work planned and under way. */
  workOrders: readonly Pick<Maintenance, 'kind' | 'state' | 'starts' | 'ends'>[];
  /** Weekly timetable. */
  legs: readonly Pick<Leg, 'departs' | 'origin' | 'destination' | 'since'>[];
  codeOf: (airport: string) => string;
}

/** Returns why an aircraft is grounded: "A check long overdue", "too worn to fly". */
export function groundedWords(aircraft: Aircraft, now: number): string {
  return groundedBy(aircraft, now)
    .map((reason) => (reason === 'condition' ? 'too worn to fly' : `${WORK_NAMES[reason]} long overdue`))
    .join(', ');
}

/** Returns an aircraft's current work and its end. Work may have begun since the last settlement. */
function workAt(
  aircraft: Aircraft,
  workOrders: Surroundings['workOrders'],
  now: number,
): { kind: MaintenanceKind; until: number } | undefined {
  if (aircraft.work !== '')
    return aircraft.work_until > now ? { kind: aircraft.work, until: aircraft.work_until } : undefined;
  for (const { kind, state, starts, ends } of workOrders) {
    // Planned work waits for a late aircraft and then takes its full duration.
    const late = Math.max(0, aircraft.ready - starts);
    if (state === 'planned' && starts + late <= now && now < ends + late) return { kind, until: ends + late };
  }
  return undefined;
}

/**
 * Returns where an aircraft is at a world minute and what it does next. The record and its flights are from
 * the last full hour. Its place is the destination of its last flight, even if that has not departed yet.
 */
export function whereabouts(aircraft: Aircraft, around: Surroundings): Whereabouts {
  const { now, start, startsAt, flights, workOrders, legs, codeOf } = around;
  const at = (minute: number) => momentText(start, minute);
  if (aircraft.delivered > now)
    return {
      state: 'ordered',
      short: 'On order',
      text: `On order. Delivery at ${codeOf(aircraft.place)} on ${at(aircraft.delivered)}.`,
    };
  const flight = flights.find(({ departed, landed }) => departed <= now && now < landed);
  if (flight) {
    const way = `${codeOf(flight.origin)} → ${codeOf(flight.destination)}`;
    return { state: 'flying', short: way, text: `In the air, ${way}. Lands ${at(flight.landed)}.` };
  }
  const leaving = flights.find(({ departed }) => departed > now);
  const place = codeOf(leaving?.origin ?? aircraft.place);
  const work = workAt(aircraft, workOrders, now);
  if (work)
    return {
      state: 'work',
      short: `${place}, workshop`,
      text: `${WORK_TITLES[work.kind]} at ${place} until ${at(work.until)}.`,
    };
  if (leaving)
    return {
      state: 'ground',
      short: place,
      text: `At ${place}. Departs ${at(leaving.departed)} for ${codeOf(leaving.destination)}.`,
    };
  const why = groundedWords(aircraft, now);
  if (why !== '')
    return { state: 'grounded', short: `${place}, grounded`, text: `Grounded at ${place}: ${why}.` };
  const next = legs
    .map((leg) => ({ leg, departs: nextOccurrence(leg.departs, Math.max(now, leg.since), startsAt) }))
    .sort((a, b) => a.departs - b.departs)[0];
  // The first flight of a new timetable may depart from another airport.
  const from = next && next.leg.origin !== aircraft.place ? ` from ${codeOf(next.leg.origin)}` : '';
  return {
    state: 'ground',
    short: place,
    text: next
      ? `At ${place}. Next flight ${at(next.departs)}${from} to ${codeOf(next.leg.destination)}.`
      : `At ${place}. No flights scheduled.`,
  };
}

/** Returns the world minutes at which an aircraft's whereabouts change, unsorted. */
export const momentsOf = (
  { delivered, work_until, ready }: Pick<Aircraft, 'delivered' | 'work_until' | 'ready'>,
  { flights, workOrders }: Pick<Surroundings, 'flights' | 'workOrders'>,
): number[] => [
  delivered,
  work_until,
  ...flights.flatMap(({ departed, landed }) => [departed, landed]),
  ...workOrders.flatMap(({ starts, ends }) => {
    const late = Math.max(0, ready - starts);
    return [starts + late, ends + late];
  }),
];
