import { flightNumbers } from '#game/network/timetable/flight-numbers.ts';
import { LEG } from '#game/tables/leg.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import type { CheckedWeek } from './check-weeks.ts';
import { legId } from './leg-rows.ts';

const l = aliased(LEG, 'l');
const NUMBERED = { id: l.id, aircraft: l.aircraft, departs: l.departs, number: l.number };

/** Returns the flight numbers of some weeks' legs, in order. Call it before their present legs are deleted. */
export function numberLegs({ tx, airline }: ActionContext, weeks: readonly CheckedWeek[]): string[] {
  const legs = weeks.flatMap(({ aircraft: { id }, legs }) =>
    legs.map((leg) => ({ ...leg, id: legId(id, leg.departs) })),
  );
  const planned = new Set(weeks.map(({ aircraft }) => aircraft.id));
  const routes = JSON.stringify([...new Set(legs.map(({ route }) => route))]);
  const stored = readAll(
    tx,
    NUMBERED,
    'FROM leg l WHERE l.route IN (SELECT value FROM json_each({:routes})) ORDER BY l.id',
    { routes },
  ).map((leg) => ({ ...leg, number: Number(leg.number.slice(airline.code.length)) }));
  const present = new Map(stored.map(({ id, number }) => [id, number]));
  const others = stored.filter(({ aircraft }) => !planned.has(aircraft));
  return flightNumbers(legs, others, (index) => present.get(legs[index]?.id ?? '')).map(
    (number) => `${airline.code}${number}`,
  );
}
