import { movementsOf } from '#game/network/timetable/airport-slots.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { noMovements, SLOT_KINDS, type SlotKind } from '#game/slots/airport-slots.ts';
import { type OwnMovements, withLegs } from '#game/slots/check-week.ts';
import { keepSlots } from '#game/slots/keep-slots.ts';
import { slotId } from '#game/slots/slot-id.ts';
import { withdrawnAt } from '#game/slots/use-or-lose.ts';
import { SLOT } from '#game/tables/slot.ts';
import type { TimetableContext } from '#hooks/action/shared/context.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { insertInto, writeCells, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { SlotsOfAirports } from '#hooks/slots/airport-slots.ts';
import { readSlotHours, type SlotHours } from '#hooks/slots/slot-hours.ts';

const SLOTS = insertInto(
  SLOT,
  { airline: '{:airline}', flown: '0', weeks: '0' },
  `ON CONFLICT (airline, airport, hour, kind) DO UPDATE SET count = excluded.count, used = excluded.used,
     until = CASE WHEN until = 0 THEN excluded.until ELSE until END`,
);
const FREED = `
  DELETE FROM slot WHERE airline = {:airline} AND (airport, hour, kind) IN (
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM jsonb_each({:rows}))`;
const FROM_POOL = `
  UPDATE slot_pool SET count = count - {:count} WHERE airport = {:airport} AND hour = {:hour}`;

/** Returns the ids of the airports of some legs. */
export const airportsOf = (legs: readonly Pick<PlannedLeg, 'origin' | 'destination'>[]): string[] => [
  ...new Set(legs.flatMap(({ origin, destination }) => [origin, destination])),
];

/** Returns a timetable without some of its legs. */
export function withoutLegs(own: OwnMovements, legs: readonly PlannedLeg[]): OwnMovements {
  const left = withLegs(own, []);
  for (const leg of legs)
    movementsOf(leg).forEach(({ airport, hour }, end) => {
      const hours = left.get(airport)?.[SLOT_KINDS[end] as SlotKind];
      if (hours) hours[hour] = (hours[hour] ?? 0) - 1;
    });
  return left;
}

/** Tells the airline at once that slots are at risk. */
function tellAtRisk({ tx, airline, now, newId }: TimetableContext, count: number): void {
  const slots = count === 1 ? 'A slot in a full hour is' : `${count} slots in full hours are`;
  const notice = {
    id: newId(),
    airline: airline.id,
    title: `${slots} no longer used`,
    body: 'Your timetable must use at least 80% of them over nine weeks. Otherwise, the unused ones are withdrawn.',
  };
  writeNoticesOf(tx, 'slots', [notice], now);
}

/**
 * Lets an airline's slots follow a change of its timetable. Only full hours have rows, so most changes write
 * nothing.
 * @param before the slots at all airports concerned, read before the change, and the hours that can be concerned if they
 *   are known
 * @param gone legs that leave the timetable
 * @param added legs that replace them, which have passed the slot check
 */
export function followTimetable(
  context: TimetableContext,
  before: SlotsOfAirports & Partial<Pick<SlotHours, 'hours'>>,
  gone: readonly PlannedLeg[],
  added: readonly PlannedLeg[],
): void {
  const { tx, airline, now } = context;
  const left = withoutLegs(before.own, gone);
  const after = added.length > 0 ? withLegs(left, added) : left;
  const rows: Parameters<typeof SLOTS.cells>[0][] = [];
  const freed: unknown[] = [];
  let atRisk = 0;
  for (const [airport, slots] of before.airports) {
    const own = before.own.get(airport) ?? noMovements();
    const hours = before.hours?.get(airport);
    const { kept, fromPool } = keepSlots(slots, own, after.get(airport) ?? noMovements(), hours);
    for (const { hour, kind, count, used } of kept) {
      if (count === 0) {
        freed.push([airport, hour, kind]);
        continue;
      }
      const until = count > used ? withdrawnAt(now) : 0;
      rows.push({
        id: slotId(airline.id, airport, hour, kind),
        airport,
        hour,
        kind,
        count,
        used,
        until,
      });
      if (own[kind][hour] === slots.held[kind][hour]) atRisk += count - used;
    }
    for (const { hour, count } of fromPool)
      tx.db().newQuery(FROM_POOL).bind({ airport, hour, count }).execute();
  }
  writeRows(tx, SLOTS, rows, { airline: airline.id });
  writeCells(tx, { sql: FREED }, freed, { airline: airline.id });
  if (atRisk > 0) tellAtRisk(context, atRisk);
}

/** Does the same for legs that leave the timetable without a replacement. Call it before they are deleted. */
export function followRemoval(context: TimetableContext, gone: readonly PlannedLeg[]): void {
  if (gone.length === 0) return;
  followTimetable(context, readSlotHours(context.tx, gone, context.airline.id), gone, []);
}
