import { groundedBy } from '../../../../game/maintenance.ts';
import type { Aircraft, MaintenanceKind } from '../../../../game/records/aircraft.ts';
import type { Flight } from '../../../../game/records/flight.ts';
import type { Leg } from '../../../../game/records/route.ts';
import { nextOccurrence } from '../../../../game/timetable/clock.ts';
import { momentText } from '../world-moment.ts';

/** What people call work on an aircraft. */
export const WORK_NAMES: Readonly<Record<MaintenanceKind, string>> = {
  line: 'line check',
  a: 'A check',
  c: 'C check',
  d: 'D check',
  refit: 'refit',
};

/** The same at the beginning of a label. */
export const WORK_TITLES: Readonly<Record<MaintenanceKind, string>> = {
  ...WORK_NAMES,
  line: 'Line check',
  refit: 'Refit',
};

export interface Whereabouts {
  state: 'ordered' | 'work' | 'flying' | 'grounded' | 'ground';
  /** Short enough for a table: "AMS → BCN", "BCN". */
  short: string;
  /** In a sentence, with times in UTC. */
  text: string;
}

interface Surroundings {
  /** World minute. */
  now: number;
  /** Date on which the world began, and minute of the week then. */
  start: string;
  startsAt: number;
  /** Its flight that is in the air or leaves within the hour. */
  flight: Pick<Flight, 'origin' | 'destination' | 'departed' | 'landed'> | undefined;
  /** Its week. */
  legs: readonly Pick<Leg, 'departs' | 'origin' | 'destination'>[];
  codeOf: (airport: string) => string;
}

/** In words, why an aircraft may not fly: "A check long overdue", "too worn". */
export function groundedWords(aircraft: Aircraft, now: number): string {
  return groundedBy(aircraft, now)
    .map((reason) => (reason === 'condition' ? 'too worn to fly' : `${WORK_NAMES[reason]} long overdue`))
    .join(', ');
}

/** Where an aircraft is at a world minute, and what it does next. */
export function whereabouts(aircraft: Aircraft, around: Surroundings): Whereabouts {
  const { now, start, startsAt, flight, legs, codeOf } = around;
  const at = (minute: number) => momentText(start, minute);
  const place = codeOf(aircraft.place);
  if (aircraft.delivered > now)
    return {
      state: 'ordered',
      short: 'On order',
      text: `On order; handed over at ${place} on ${at(aircraft.delivered)}.`,
    };
  if (aircraft.work !== '')
    return {
      state: 'work',
      short: `${place}, in work`,
      text: `${WORK_TITLES[aircraft.work]} at ${place} until ${at(aircraft.work_until)}.`,
    };
  if (flight && flight.landed > now) {
    const way = `${codeOf(flight.origin)} → ${codeOf(flight.destination)}`;
    return flight.departed <= now
      ? { state: 'flying', short: way, text: `In the air, ${way}; lands ${at(flight.landed)}.` }
      : {
          state: 'ground',
          short: codeOf(flight.origin),
          text: `At ${codeOf(flight.origin)}; leaves ${at(flight.departed)} for ${codeOf(flight.destination)}.`,
        };
  }
  const why = groundedWords(aircraft, now);
  if (why !== '')
    return { state: 'grounded', short: `${place}, grounded`, text: `Grounded at ${place}: ${why}.` };
  const next = legs
    .map((leg) => ({ leg, departs: nextOccurrence(leg.departs, now, startsAt) }))
    .sort((a, b) => a.departs - b.departs)[0];
  // The first flight of a new timetable may depart from elsewhere.
  const from = next && next.leg.origin !== aircraft.place ? ` from ${codeOf(next.leg.origin)}` : '';
  return {
    state: 'ground',
    short: place,
    text: next
      ? `At ${place}; next flight ${at(next.departs)}${from} to ${codeOf(next.leg.destination)}.`
      : `At ${place}, with no flights in the timetable.`,
  };
}
