import type { ActionInput } from '#game/actions/actions.ts';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { type Founder, newFounder } from './api.ts';
import type { TestServer } from './server.ts';
import { act, advanceHours, leaseOne, openRoute, startPausedWorld, worldNow } from './world.ts';

type WantedLeg = ActionInput<'timetable.set'>['plans'][number]['legs'][number];

const AIRCRAFT = 4;
const DAYS = 3;
/** Minutes between an aircraft's departures, and minute of the day of the first departure. */
const APART = 4 * HOUR;
const FIRST = 5 * HOUR;
const STAGGER = HOUR;

/**
 * Returns four departures per day of an aircraft, back and forth, one hour after those of the previous
 * aircraft.
 */
const dayOf = (route: Route, hub: string, plane: number): Omit<WantedLeg, 'route'>[] =>
  [0, 1, 2, 3].map((leg) => ({
    origin: leg % 2 === 0 ? hub : route.a === hub ? route.b : route.a,
    departs: FIRST + plane * STAGGER + leg * APART,
  }));

/**
 * Returns the legs of one hour's timetable: those that depart in it, each with its return half a week later.
 */
function legsOfHour(route: Route, day: Omit<WantedLeg, 'route'>[], from: number): WantedLeg[] {
  const ofDay = from % DAY;
  return day
    .filter(({ departs }) => departs >= ofDay && departs < ofDay + HOUR)
    .flatMap(({ origin, departs }) => {
      const at = from - ofDay + departs;
      const other = origin === route.a ? route.b : route.a;
      return [
        { route: route.id, origin, departs: at % WEEK },
        { route: route.id, origin: other, departs: (at + WEEK / 2) % WEEK },
      ];
    });
}

interface Pilot {
  server: TestServer;
  player: Founder;
  route: Route;
  planes: Aircraft[];
}

async function set(
  { server, player }: Pilot,
  weeks: { aircraft: string; legs: WantedLeg[] }[],
): Promise<void> {
  const fleet = await player.client.collection('aircraft').getFullList<Aircraft>();
  const revisions = new Map(fleet.map(({ id, revision }) => [id, revision]));
  const plans = weeks.map((week) => ({ ...week, revision: revisions.get(week.aircraft) ?? 0 }));
  await act(server, player, 'timetable.set', { plans });
}

async function flyWholeWeeks(pilot: Pilot): Promise<void> {
  const { route, planes, player, server } = pilot;
  const days = [0, 1, 2, 3, 4, 5, 6];
  await set(
    pilot,
    planes.map(({ id }, plane) => ({
      aircraft: id,
      legs: days.flatMap((day) =>
        dayOf(route, player.airline.hub, plane).map((leg) => ({
          ...leg,
          route: route.id,
          departs: day * DAY + leg.departs,
        })),
      ),
    })),
  );
  await advanceHours(server, DAYS * 24);
}

/** Puts only the legs of the current hour into the timetable. */
async function flyHourByHour(pilot: Pilot): Promise<void> {
  const { route, planes, player, server } = pilot;
  for (let hour = 0; hour < DAYS * 24; hour++) {
    const { minute, start } = await worldNow(server);
    const from = weekMinute((Math.floor(minute / HOUR) + 1) * HOUR, startWeekMinute(start));
    await set(
      pilot,
      planes.map(({ id }, plane) => ({
        aircraft: id,
        legs: legsOfHour(route, dayOf(route, player.airline.hub, plane), from),
      })),
    );
    await advanceHours(server, 1);
  }
}

/**
 * Returns the sales of an airline that flies back and forth between AMS and another airport for some days,
 * and its number of flights.
 */
export async function soldOver(
  to: string,
  how: 'whole weeks' | 'hour by hour',
): Promise<{ flights: number; passengers: number; revenue: number }> {
  const server = await startPausedWorld();
  try {
    const player = await newFounder(server, 'Rewriting Air');
    const route = await openRoute(server, player, 'AMS', to);
    const planes: Aircraft[] = [];
    for (let plane = 0; plane < AIRCRAFT; plane++)
      planes.push(await leaseOne(server, player, 'embraer-e190'));
    // Until the last hour of a day, so that the first changes apply from midnight on.
    await advanceHours(server, 47);
    const pilot = { server, player, route, planes };
    await (how === 'whole weeks' ? flyWholeWeeks(pilot) : flyHourByHour(pilot));
    const flights = (await player.client.collection('flight').getFullList<Flight>()).filter(
      ({ state, route: of }) => state !== 'cancelled' && of !== '',
    );
    const sum = (of: (flight: Flight) => number) => flights.reduce((total, flight) => total + of(flight), 0);
    return {
      flights: flights.length,
      passengers: sum((x) => x.pax_economy + x.pax_business + x.pax_first),
      revenue: sum(({ revenue }) => revenue),
    };
  } finally {
    await server.stop();
  }
}
