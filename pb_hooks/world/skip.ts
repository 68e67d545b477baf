import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { hoursToSkip, nextDeparture, type Skip, skipInputSchema } from '#game/network/timetable/skip.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { LEG } from '#game/tables/leg.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { HOUR } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased } from '../platform/db/shape.ts';
import { limitCalls } from '../platform/http/call-limits.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { readBody } from '../platform/http/read-body.ts';
import { requireAirline } from '../platform/http/require-airline.ts';
import { sendPrivate } from '../platform/http/send-private.ts';
import { advance } from './advance.ts';
import { readClock } from './clock/clock.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isAlone } from './present.ts';

/** Real milliseconds after which a skip in a large world ends early. The player can skip again. */
const LONGEST = 15_000;

/** Positioning flights do not count, because they carry no passengers. */
const LANDED = `
  SELECT json_quote(EXISTS (SELECT 1 FROM flight WHERE airline = {:airline} AND state = 'landed' AND route <> '')
    OR EXISTS (SELECT 1 FROM route_history WHERE airline = {:airline} AND flights > 0)) AS json`;

const l = aliased(LEG, 'l');
const PLANNED_LEG = { departs: l.departs, since: l.since, delivered: aliased(AIRCRAFT, 'x').delivered };
const PLANNED_LEGS = 'FROM leg l JOIN aircraft x ON x.id = l.aircraft WHERE l.airline = {:airline}';

const skipRejection = (code: string, message: string): BadRequestError =>
  fieldErrors(message, { skip: { code, message } });

const hasLanded = (app: CoreApp, airline: string): boolean =>
  readJson<number>(app, LANDED, { airline }) !== 0;

/** Returns the world minute of an airline's next departure. Null if none is planned. */
function departureOf(app: CoreApp, airline: string): number | null {
  const startsAt = startWeekMinute(app.findRecordById('world', WORLD_ID).getString('start'));
  const legs = readAll(app, PLANNED_LEG, PLANNED_LEGS, { airline });
  return nextDeparture(legs, readClock(app).hour, startsAt);
}

function skipOf(app: CoreApp, airline: string): Skip {
  const departs = hasLanded(app, airline) ? null : departureOf(app, airline);
  return { departs, alone: departs !== null && isAlone(app, airline) };
}

/**
 * GET /api/am/skip: returns the departure of the caller's first flight, and whether the world can be skipped
 * ahead to it.
 */
export function viewSkip(e: core.RequestEvent): void {
  handleRequest(e, () => {
    sendPrivate(e, skipOf(e.app, requireAirline(e)));
  });
}

/**
 * Settles hours up to the one of an airline's next departure.
 * @throws BadRequestError if the world is paused, another player is present, a flight has landed, or none is
 * planned
 */
function skipAheadOf(app: CoreApp, airline: string): void {
  if (readClock(app).paused)
    throw skipRejection('paused', 'The world is paused. Only its operator can resume it.');
  if (hasLanded(app, airline))
    throw skipRejection('has_landed', 'You can skip ahead only until your first flight has landed.');
  const departs = departureOf(app, airline);
  if (departs === null)
    throw skipRejection('no_departure', 'You have no scheduled flights. Set a timetable first.');
  if (!isAlone(app, airline))
    throw skipRejection(
      'not_alone',
      'Other players are in this world. You can skip ahead only when you are alone.',
    );
  const began = Date.now();
  const { hour } = readClock(app);
  const mayContinue = () => Math.abs(Date.now() - began) < LONGEST && isAlone(app, airline);
  advance(app, hoursToSkip(hour, departs), mayContinue);
  const settled = readClock(app).hour;
  console.log(`Airline ${airline} skipped ${settled - hour} hours, to world minute ${settled * HOUR}.`);
}

const CALLS_PER_MINUTE = 6;

/**
 * POST /api/am/skip: advances the world to the hour of the caller's next departure, by at most 48 hours.
 * Available until the caller's first flight has landed, while no other airline's owner is present. Not logged
 * for replays, because the hours are settled as usual.
 */
export function skipAhead(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, CALLS_PER_MINUTE, () => {
      readBody(e, skipInputSchema);
      const airline = requireAirline(e);
      oneAtATime(e.app, 'advance', () => skipAheadOf(e.app, airline));
      e.json(200, skipOf(e.app, airline));
    }),
  );
}
