import { movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import { fullFrom } from '#game/slots/airport-slots.ts';
import { backgroundAt } from '#game/slots/background.ts';
import { slotId } from '#game/slots/slot-id.ts';
import { countWeek } from '#game/slots/use-or-lose.ts';
import { SLOT } from '#game/tables/slot.ts';
import { aliased, numberOf, type ShapedRow, textOf } from '#hooks/platform/db/shape.ts';
import { WEEKLY_TURN } from '#hooks/settlement/pace/slots.ts';
import { type AirlinePlan, type ChangedSlot, notify } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const HOUR_OF = 'BETWEEN o.hour * 60 AND o.hour * 60 + 59';
/** All movements of an hour, and slots without a flight. Only index entries of this hour are read. */
const TAKEN = `
  (SELECT count(*) FROM leg WHERE origin = o.airport AND departs ${HOUR_OF})
  + (SELECT count(*) FROM leg WHERE destination = o.airport AND arrives ${HOUR_OF})
  + (SELECT COALESCE(sum(count - used), 0) FROM slot WHERE airport = o.airport AND hour = o.hour AND count > used)`;

/** Movements and slots of the airlines whose turn it is. */
const HOURS = `
  FROM (
    SELECT airline, airport, hour, kind, sum(legs) AS used, max(sum(legs), sum(held)) AS held FROM (
      SELECT airline, origin AS airport, departs / 60 AS hour, 'departure' AS kind, 1 AS legs, 0 AS held
      FROM leg WHERE airline IN (SELECT value FROM turn)
      UNION ALL
      SELECT airline, destination, arrives / 60, 'arrival', 1, 0
      FROM leg WHERE airline IN (SELECT value FROM turn)
      UNION ALL
      SELECT airline, airport, hour, kind, 0, count FROM slot WHERE airline IN (SELECT value FROM turn))
    GROUP BY airline, airport, hour, kind) o
  JOIN airport p ON p.id = o.airport
  LEFT JOIN airport_demand d ON d.id = o.airport
  LEFT JOIN slot s
    ON s.airline = o.airline AND s.airport = o.airport AND s.hour = o.hour AND s.kind = o.kind
  ORDER BY o.airline, o.airport, o.hour, o.kind`;

const WITH_TURN = `turn AS MATERIALIZED (${WEEKLY_TURN})`;

const s = aliased(SLOT, 's');
const o = aliased(SLOT, 'o');
const HOUR_OF_AIRLINE = {
  airline: o.airline,
  airport: o.airport,
  hour: o.hour,
  kind: o.kind,
  used: o.used,
  held: numberOf('o.held'),
  taken: numberOf(TAKEN),
  place: {
    iata: textOf('p.iata'),
    lon: numberOf('p.lon'),
    runways: numberOf('p.runways'),
    passengers_m: numberOf('d.capacity'),
  },
  stored: { id: s.id, count: s.count, used: s.used, flown: s.flown, weeks: s.weeks, until: s.until },
};
type HourOfAirline = ShapedRow<typeof HOUR_OF_AIRLINE>;

/** Returns what becomes of an airline's slots of one hour. Null if nothing does. */
function changeOf(row: HourOfAirline, traffic: number, minute: number): ChangedSlot | null {
  const { airline, airport, hour, kind, used, held, taken, place, stored } = row;
  const isFull = backgroundAt(place, hour, traffic) + taken >= fullFrom(movementsAnHour(place.runways));
  if (!isFull) {
    if (stored.id === '') return null;
    return {
      id: stored.id,
      airport,
      hour,
      kind,
      count: 0,
      used: 0,
      flown: 0,
      weeks: 0,
      until: 0,
      withdrawn: 0,
    };
  }
  const { flown, weeks, until } = stored;
  const next = countWeek({ count: held, used, flown, weeks, until }, minute);
  const isSame =
    stored.count === next.count &&
    stored.used === next.used &&
    flown === next.flown &&
    weeks === next.weeks &&
    until === next.until;
  if (isSame) return null;
  const id = stored.id || slotId(airline, airport, hour, kind);
  return { id, airport, hour, kind, ...next, withdrawn: held - next.count };
}

function tellWithdrawn(plan: AirlinePlan, world: SettledWorld, count: number): void {
  const title = count === 1 ? 'A slot has been withdrawn' : `${count} slots have been withdrawn`;
  const body = 'Your timetable used less than 80% of them over nine weeks. All other slots remain yours.';
  notify(plan, world.hour, { kind: 'slots', title, body }, 'withdrawn');
}

/**
 * Counts the use of slots once per week for each airline, and withdraws those that it has not used for nine
 * weeks. Flights whose hours have become full get slots to keep.
 */
export function planSlots(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { airlines, hour, minute, traffic } = world;
  const withdrawn = new Map<AirlinePlan, number>();
  for (const row of readRows(app, HOUR_OF_AIRLINE, HOURS, { airlines, hour }, WITH_TURN)) {
    const plan = plans.get(row.airline);
    const change = plan && changeOf(row, traffic, minute);
    if (!change) continue;
    plan.slots.push(change);
    if (change.withdrawn > 0) withdrawn.set(plan, (withdrawn.get(plan) ?? 0) + change.withdrawn);
  }
  for (const [plan, count] of withdrawn) tellWithdrawn(plan, world, count);
}
