import type { MaintenanceKind } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY, WEEK } from '#game/world/time.ts';

/** A bar on one line of the strip, in minutes of its day. */
export interface StripPart {
  /** 0 = Monday. */
  day: number;
  from: number;
  to: number;
  leg?: Pick<Leg, 'number' | 'origin' | 'destination'>;
  work?: MaintenanceKind;
}

/** Splits a span of minutes of the week at midnight. The part after Sunday continues on Monday. */
function cut(from: number, to: number, what: Pick<StripPart, 'leg' | 'work'>): StripPart[] {
  const parts: StripPart[] = [];
  for (let at = from; at < to; ) {
    const midnight = (Math.floor(at / DAY) + 1) * DAY;
    const end = Math.min(to, midnight);
    parts.push({ day: Math.floor((at % WEEK) / DAY), from: at % DAY, to: (at % DAY) + (end - at), ...what });
    at = end;
  }
  return parts;
}

/**
 * Returns an aircraft's flights and this week's work as bars per day.
 *
 * @param monday world minute at which this week began
 */
export function stripParts(
  legs: readonly Pick<Leg, 'number' | 'origin' | 'destination' | 'departs' | 'block'>[],
  workOrders: readonly Pick<Maintenance, 'kind' | 'starts' | 'ends'>[],
  monday: number,
): StripPart[] {
  return [
    ...workOrders.flatMap(({ kind, starts, ends }) =>
      cut(Math.max(0, starts - monday), Math.min(WEEK, ends - monday), { work: kind }),
    ),
    ...legs.flatMap((leg) => cut(leg.departs, leg.departs + leg.block, { leg })),
  ];
}
