import { CONNECTING_FLIGHTS_MAX, CONNECTING_WORK_MAX, type OwnFlights } from '#game/payloads/connecting.ts';
import { DAY, DAYS_A_WEEK, HOUR } from '#game/world/time.ts';

/** Minutes from an arrival at the hub to the departures that it meets. */
const STOP = 2 * HOUR;
const BLOCK = 60;

/**
 * Returns as many flights to some airports as a call for connecting passengers accepts. All meet, and no day is like
 * another one, so nothing that is computed for a day can be used for the next.
 * @param spokes ids of the airports, without the hub
 */
export function mostFlights(hub: string, spokes: readonly string[]): OwnFlights[] {
  const max = Math.min(CONNECTING_FLIGHTS_MAX, CONNECTING_WORK_MAX / (spokes.length + 1));
  const count = Math.floor(max / 2 / spokes.length);
  const departs = (place: number, flight: number): number => {
    const day = flight % DAYS_A_WEEK;
    const bank = 4 * HOUR + 3 * HOUR * Math.floor(flight / DAYS_A_WEEK);
    return day * DAY + bank + ((place * (day + 2)) % 47);
  };
  return spokes.flatMap((spoke, place): OwnFlights[] => {
    const times = Array.from({ length: count }, (_, flight) => departs(place, flight));
    const terms = {
      aircraft: `aircraft ${place}`,
      block: BLOCK,
      fares: [100, 300, 600] as [number, number, number],
      seats: [150, 12, 4] as [number, number, number],
      comfort: 0.6,
    };
    return [
      { ...terms, origin: spoke, destination: hub, departs: times },
      { ...terms, origin: hub, destination: spoke, departs: times.map((minute) => minute + BLOCK + STOP) },
    ];
  });
}
