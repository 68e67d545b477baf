import { type Flight, isPositioning } from '../../../../../game/records/flight.ts';
import type { Substitution } from '../../../../../game/records/substitution.ts';
import { HOUR } from '../../../../../game/time.ts';
import { datedLegs } from '../../../../../game/timetable/clock.ts';
import { CAUSE_NAMES, LATE_AFTER, POSITIONING } from '../../../components/flight/flight-words.ts';

export type Direction = 'departures' | 'arrivals';

/** Minutes that a board looks back and ahead. */
const BACK = 60;
const AHEAD = 12 * HOUR;
const BOARDING = 40;
const LANDING = 15;

type BoardTone = 'plain' | 'active' | 'good' | 'warn' | 'bad';

export interface BoardRow {
  key: string;
  /** Planned, world minute. */
  planned: number;
  /** Where it differs from what was planned. */
  expected: number | null;
  number: string;
  /** Id of the airport at the other end, and of the one that the board is for. */
  place: string;
  at: string;
  /** Id of the aircraft. */
  aircraft: string;
  /** Id of the aircraft that it flies for; mostly empty. */
  insteadOf: string;
  status: { text: string; tone: BoardTone };
  /** Why it is late or cancelled, or that nobody is on board; spelled out, or empty. */
  cause: string;
  /** Id; empty for what is only in the timetable. */
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
  /** Who flies for whom of what is not dispatched yet. */
  standIns: readonly Pick<Substitution, 'leg' | 'departs' | 'aircraft'>[];
  /** World minute. */
  now: number;
  /** World minute up to which departures are flights by now; later ones are in the timetable only. */
  settledUntil: number;
  /** Minute of the week at which the world began. */
  startsAt: number;
  /** World minute from which an aircraft is there, by id. */
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

/** What a board of departures or arrivals says: flights that are dispatched, and the timetable for the hours after. */
export function boardRows(parts: BoardParts): BoardRow[] {
  const { direction, airport, flights, legs, standIns, now, settledUntil, startsAt, delivered } = parts;
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
        expected: actual === planned || flight.state === 'cancelled' ? null : actual,
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
      const spare = standIns.find((one) => one.leg === leg.id && one.departs === departs)?.aircraft;
      return [
        {
          ...ends(leg),
          key: `${leg.id} ${departs}`,
          planned,
          expected: null,
          number: leg.number,
          aircraft: spare ?? leg.aircraft,
          insteadOf: spare ? leg.aircraft : '',
          status: { text: 'Scheduled', tone: 'plain' },
          cause: '',
          flight: '',
        },
      ];
    },
  );
  return [...dispatched, ...later].sort((a, b) => a.planned - b.planned || (a.number < b.number ? -1 : 1));
}
