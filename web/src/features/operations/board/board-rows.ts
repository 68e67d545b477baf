import { datedLegs } from '#game/network/timetable/clock.ts';
import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import { type Flight, isPositioning } from '#game/tables/flight.ts';
import type { Substitution } from '#game/tables/stand-in.ts';
import { HOUR } from '#game/world/time.ts';
import { CAUSE_NAMES, POSITIONING } from '#web/components/flight/flight-words.ts';

export type Direction = 'departures' | 'arrivals';

/** Minutes before and after now that a board shows. */
const BACK = 60;
const AHEAD = 12 * HOUR;
const BOARDING = 40;
const LANDING = 15;

type BoardTone = 'plain' | 'active' | 'good' | 'warn' | 'bad';

export interface BoardRow {
  key: string;
  /** Scheduled time, world minute. */
  planned: number;
  /** Actual time if it differs from the schedule. */
  expected: number | null;
  number: string;
  /** Id of the airport at the other end, and of the one that the board is for. */
  place: string;
  at: string;
  /** Id of the aircraft. */
  aircraft: string;
  /** Id of the scheduled aircraft if another one operates the flight, otherwise empty. */
  insteadOf: string;
  status: { text: string; tone: BoardTone };
  /** Cause of a delay or cancellation, or a note on a positioning flight. May be empty. */
  cause: string;
  /** Id. Empty for a leg that is not dispatched yet. */
  flight: string;
}

type Flown = Pick<
  Flight,
  | 'id'
  | 'aircraft'
  | 'instead_of'
  | 'route'
  | 'leg'
  | 'number'
  | 'origin'
  | 'destination'
  | 'departs'
  | 'arrives'
  | 'departed'
  | 'landed'
  | 'delay'
  | 'state'
  | 'cause'
>;

interface PlannedLeg {
  id: string;
  aircraft: string;
  number: string;
  origin: string;
  destination: string;
  departs: number;
  block: number;
}

interface BoardParts {
  direction: Direction;
  /** Id of the airport, or empty for all. */
  airport: string;
  flights: readonly Flown[];
  legs: readonly PlannedLeg[];
  /** Substitutions on legs that are not dispatched yet. */
  substitutions: readonly Pick<Substitution, 'leg' | 'departs' | 'aircraft'>[];
  /** World minute. */
  now: number;
  /** World minute up to which departures have been dispatched as flights. */
  settledUntil: number;
  /** Minute of the week at which the world began. */
  startsAt: number;
  /** World minute of delivery by aircraft id. */
  delivered: ReadonlyMap<string, number>;
}

function departureStatus({ departed, delay, state }: Flown, now: number): BoardRow['status'] {
  if (state === 'cancelled') return { text: 'Cancelled', tone: 'bad' };
  if (now >= departed) return { text: 'Departed', tone: 'good' };
  if (delay > LATE_AFTER) return { text: `Delayed ${delay} min`, tone: 'warn' };
  return now >= departed - BOARDING
    ? { text: 'Boarding', tone: 'active' }
    : { text: 'On time', tone: 'plain' };
}

function arrivalStatus({ departed, landed, delay, state }: Flown, now: number): BoardRow['status'] {
  if (state === 'cancelled') return { text: 'Cancelled', tone: 'bad' };
  if (now >= landed) return { text: 'Landed', tone: 'good' };
  if (delay > LATE_AFTER) return { text: `Delayed ${delay} min`, tone: 'warn' };
  if (now < departed) return { text: 'On time', tone: 'plain' };
  return now >= landed - LANDING
    ? { text: 'Landing', tone: 'active' }
    : { text: 'In the air', tone: 'active' };
}

/** Returns the rows of a departure or arrival board: dispatched flights, then legs from the timetable. */
export function boardRows(parts: BoardParts): BoardRow[] {
  const { direction, airport, flights, legs, substitutions, now, settledUntil, startsAt, delivered } = parts;
  const leaves = direction === 'departures';
  const ends = (one: { origin: string; destination: string }) =>
    leaves ? { at: one.origin, place: one.destination } : { at: one.destination, place: one.origin };
  const here = ({ at }: { at: string }) => airport === '' || at === airport;

  const dispatched = flights.flatMap((flight): BoardRow[] => {
    const planned = leaves ? flight.departs : flight.arrives;
    const actual = leaves ? flight.departed : flight.landed;
    if (!here(ends(flight)) || Math.max(planned, actual) < now - BACK || planned > now + AHEAD) return [];
    return [
      {
        ...ends(flight),
        key: flight.id,
        planned,
        expected: flight.delay <= LATE_AFTER || flight.state === 'cancelled' ? null : actual,
        number: flight.number,
        aircraft: flight.aircraft,
        insteadOf: flight.instead_of,
        status: leaves ? departureStatus(flight, now) : arrivalStatus(flight, now),
        cause: isPositioning(flight) ? POSITIONING : flight.cause === '' ? '' : CAUSE_NAMES[flight.cause],
        flight: flight.id,
      },
    ];
  });
  const later = datedLegs(legs, settledUntil, now + AHEAD, startsAt).flatMap(
    ({ leg, departs, arrives }): BoardRow[] => {
      const planned = leaves ? departs : arrives;
      const isThere = (delivered.get(leg.aircraft) ?? Number.POSITIVE_INFINITY) <= departs;
      if (!here(ends(leg)) || !isThere || planned > now + AHEAD) return [];
      const reserve = substitutions.find((one) => one.leg === leg.id && one.departs === departs)?.aircraft;
      return [
        {
          ...ends(leg),
          key: `${leg.id} ${departs}`,
          planned,
          expected: null,
          number: leg.number,
          aircraft: reserve ?? leg.aircraft,
          insteadOf: reserve ? leg.aircraft : '',
          status: { text: 'Scheduled', tone: 'plain' },
          cause: '',
          flight: '',
        },
      ];
    },
  );
  return [...dispatched, ...later].sort((a, b) => a.planned - b.planned || (a.number < b.number ? -1 : 1));
}
