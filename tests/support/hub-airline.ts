import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Route } from '#game/tables/route.ts';
import { type Founder, newFounder } from './api.ts';
import type { TestServer } from './server.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable } from './world.ts';

const SPOKES = ['BLL', 'LHR'] as const;
type Spoke = (typeof SPOKES)[number];

/**
 * An airline with passengers from Billund to London who connect at its hub, AMS. Routes and aircraft are
 * keyed by the other airport.
 */
export interface HubAirline extends Founder {
  routes: Record<Spoke, Route>;
  planes: Record<Spoke, Aircraft>;
}

/** Sets its timetable: to Billund and back by noon, then to London an hour and a half later and back. */
export async function flyOverHub(server: TestServer, airline: HubAirline): Promise<void> {
  const { routes, planes } = airline;
  const hub = planes.BLL.place;
  await setTimetable(server, airline, planes.BLL.id, daily(routes.BLL, hub, 360, 480));
  await setTimetable(server, airline, planes.LHR.id, daily(routes.LHR, hub, 660, 900));
}

/** Founds the airline, waits a day and an hour until its aircraft are delivered, and schedules them. */
export async function hubAirline(server: TestServer, name: string): Promise<HubAirline> {
  const player = await newFounder(server, name);
  const open = (spoke: Spoke) => openRoute(server, player, 'AMS', spoke);
  const lease = () => leaseOne(server, player, 'airbus-a320neo');
  const airline = {
    ...player,
    routes: { BLL: await open('BLL'), LHR: await open('LHR') },
    planes: { BLL: await lease(), LHR: await lease() },
  };
  await advanceHours(server, 25);
  await flyOverHub(server, airline);
  return airline;
}
