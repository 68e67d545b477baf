import { addMovement, type Movements, weekHour } from '../network/timetable/airport-slots.ts';
import type { PlannedLeg } from '../network/timetable/leg.ts';
import type { SlotsLeft } from '../slots/slots-left.ts';
import { HOUR, WEEK } from '../world/time.ts';

/** Minutes by which a trip may be moved to where slots are, nearest first. */
const MOVES = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, 6, 7, 8].map((half) => half * (HOUR / 2));

/** Share of its planned trips for which an aircraft needs slots. With fewer it does not earn its lease. */
const NEEDED = 0.75;

/** A flight and its return flight. */
interface RoundTrip {
  out: PlannedLeg;
  back: PlannedLeg;
  /** Minutes between both departures. The trip takes twice as long. */
  gap: number;
}

function tripsOf(week: readonly PlannedLeg[]): RoundTrip[] {
  const trips: RoundTrip[] = [];
  for (let index = 0; index + 1 < week.length; index += 2) {
    const [out, back] = [week[index] as PlannedLeg, week[index + 1] as PlannedLeg];
    trips.push({ out, back, gap: (back.departs - out.departs + WEEK) % WEEK });
  }
  return trips;
}

/** Takes the four slots of a trip that departs at a minute, if all are left. */
function takeSlots(
  { out, back, gap }: RoundTrip,
  minute: number,
  taken: Movements,
  leftAt: SlotsLeft,
): boolean {
  const airports = [out.origin, out.destination, back.origin, back.destination];
  const minutes = [minute, minute + out.block, minute + gap, minute + gap + back.block];
  for (let index = 0; index < airports.length; index++) {
    const airport = airports[index] as string;
    const hour = weekHour((minutes[index] as number) + WEEK);
    if (addMovement(taken, airport, hour) <= (leftAt(airport)[hour] ?? 0)) continue;
    for (; index >= 0; index--)
      addMovement(taken, airports[index] as string, weekHour((minutes[index] as number) + WEEK), -1);
    return false;
  }
  return true;
}

/**
 * Returns an aircraft's week of round trips within the slots that are left. Each trip is moved by up to four hours to
 * where slots are. Trips that find none are dropped. Null if these are more than a quarter. Written as plain loops, because
 * the starting networks of rivals fit hundreds of weeks in goja.
 * @param week in the order of departure
 */
export function fitSlots(week: readonly PlannedLeg[], leftAt: SlotsLeft): PlannedLeg[] | null {
  const taken: Movements = new Map();
  const fitted: PlannedLeg[] = [];
  const trips = tripsOf(week);
  const first = trips[0]?.out.departs ?? 0;
  let droppable = Math.floor((1 - NEEDED) * trips.length);
  let [free, end] = [first - WEEK, Number.POSITIVE_INFINITY];
  for (const trip of trips) {
    const { out, back, gap } = trip;
    // Minutes after the week's first departure do not wrap.
    const planned = first + ((out.departs - first + WEEK) % WEEK);
    const before = fitted.length;
    for (const move of MOVES) {
      const minute = planned + move;
      if (minute < free || minute + 2 * gap > end || !takeSlots(trip, minute, taken, leftAt)) continue;
      fitted.push(
        { ...out, departs: (minute + WEEK) % WEEK },
        { ...back, departs: (minute + gap + WEEK) % WEEK },
      );
      if (fitted.length === 2) end = minute + WEEK;
      free = minute + 2 * gap;
      break;
    }
    if (fitted.length === before && --droppable < 0) return null;
  }
  return fitted.length > 0 ? fitted : null;
}
