import { referenceFares } from '#game/network/route/fares.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import type { OwnFlights } from '#game/payloads/connecting.ts';
import { type Research, researchSchema } from '#game/payloads/market.ts';
import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '#game/world/time.ts';
import { airportId, call, newFounder } from '../support/api.ts';
import { mostFlights } from '../support/most-flights.ts';
import { startPausedWorld } from '../support/world.ts';
import { type Figure, figure, median } from './figure.ts';
import { processorTime } from './process-figures.ts';

const CALLS = 5;
/** Departures from the hub by bank, in minutes of the day (UTC). Flights arrive an hour and a half before. */
const BANKS = [10 * HOUR, 18 * HOUR];
const BEFORE = 90;

/** Returns flights between the hub and the destinations with the most demand, by bank and on each day. */
function hubFlights(
  hub: string,
  { destinations: { id, km } }: Research,
  routes: number,
  surcharge: number,
): OwnFlights[] {
  return id.slice(0, routes).flatMap((spoke, index): OwnFlights[] => {
    const distance = km[index] ?? 0;
    const block = blockMinutes(distance, 830);
    const { economy, business, first } = referenceFares(distance);
    const flights = (isInbound: boolean): OwnFlights => ({
      aircraft: `aircraft ${index}`,
      origin: isInbound ? spoke : hub,
      destination: isInbound ? hub : spoke,
      block,
      fares: [economy + surcharge, business, first],
      seats: [150, 12, 0],
      comfort: 0.6,
      departs: Array.from({ length: DAYS_A_WEEK }, (_, day) => day).flatMap((day) =>
        BANKS.map((bank) => {
          const minute = day * DAY + bank + index - (isInbound ? BEFORE + block : 0);
          return ((minute % WEEK) + WEEK) % WEEK;
        }),
      ),
    });
    return [flights(true), flights(false)];
  });
}

/** Measures the call that expects connecting passengers for a draft of a timetable. */
export async function measureConnecting(): Promise<Figure[]> {
  const server = await startPausedWorld();
  try {
    const { token } = await newFounder(server);
    const hub = await airportId(server, 'AMS');
    const research = researchSchema.parse(
      (await call(server, `/api/am/research?from=${hub}`, { token })).json,
    );
    /** Returns the processor time of the server for a call, in ms. */
    const expectFlights = async (flights: readonly OwnFlights[], airports?: readonly string[]) => {
      const before = processorTime(server.pid);
      const body = { flights, ...(airports && { airports }) };
      const response = await call(server, '/api/am/connecting', { method: 'POST', body, token });
      const spent = processorTime(server.pid) - before;
      if (response.status !== 200) throw new Error(`the call answered ${response.status}: ${response.text}`);
      return spent;
    };
    const figures: Figure[] = [];
    for (const routes of [10, 30]) {
      const [all, one]: [number[], number[]] = [[], []];
      const spoke = research.destinations.id[0] as string;
      // The first call loads modules and what all calls share.
      for (let draft = 0; draft <= CALLS; draft++) {
        all.push(await expectFlights(hubFlights(hub, research, routes, 2 * draft)));
        one.push(await expectFlights(hubFlights(hub, research, routes, 2 * draft + 1), [spoke]));
      }
      const what = `connecting passengers over a hub with ${routes} routes, processor time of the server`;
      figures.push(
        figure(`${what}: a draft of one route`, median(one.slice(1)), 'ms'),
        figure(`${what}: of all`, median(all.slice(1)), 'ms'),
      );
    }
    for (const airports of [29, 99]) {
      const most: number[] = [];
      const flights = mostFlights(hub, research.destinations.id.slice(0, airports));
      for (let count = 0; count < CALLS; count++) most.push(await expectFlights(flights));
      figures.push(
        figure(`… of as many flights as a call accepts to ${airports} airports`, median(most), 'ms'),
      );
    }
    return figures;
  } finally {
    await server.stop();
  }
}
