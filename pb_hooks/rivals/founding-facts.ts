import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { movementsOf } from '#game/network/timetable/airport-slots.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { StartingRival } from '#game/rivals/starting-network.ts';
import { freeIn } from '#game/slots/airport-slots.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { newRegister } from '../fleet/new-register.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, type ShapedRow } from '../platform/db/shape.ts';
import { readModels } from '../settlement/state/read-world.ts';
import { readSlots } from '../slots/airport-slots.ts';
import type { FoundingWorld } from './add-rival.ts';

const { id, iata, country, type, lat, lon, runways, longest_runway_m } = aliased(AIRPORT, 'airport');
const NETWORK_AIRPORT = { id, iata, country, type, lat, lon, runways, longest_runway_m };
/** An airport of a rival's network. */
export type NetworkAirport = ShapedRow<typeof NETWORK_AIRPORT>;

/** Returns airports by IATA code. */
function readAirportsByCode(app: CoreApp, codes: readonly string[]): Map<string, NetworkAirport> {
  const from = 'FROM airport WHERE iata IN (SELECT value FROM json_each({:codes}))';
  const rows = readAll(app, NETWORK_AIRPORT, from, { codes: JSON.stringify(codes) });
  return new Map(rows.map((row) => [row.iata, row]));
}

/** Free slots while the networks of many rivals are founded. */
export interface SlotBook {
  /** Returns the free slots of an airport (id) by hour of the week. */
  leftAt: (airport: string) => readonly number[];
  take: (legs: readonly PlannedLeg[]) => void;
}

/** Returns the free slots of some airports (ids), all read at once. */
function slotBook(tx: CoreApp, ids: readonly string[]): SlotBook {
  const { airports } = readSlots(tx, ids, '');
  const known = new Map<string, number[]>();
  const leftAt = (airport: string): number[] => {
    let left = known.get(airport);
    if (!left) {
      const slots = airports.get(airport);
      left = Array.from({ length: HOURS_A_WEEK }, (_, hour) => (slots ? freeIn(slots, hour) : 0));
      known.set(airport, left);
    }
    return left;
  };
  const take = (legs: readonly PlannedLeg[]) => {
    for (const leg of legs)
      for (const { airport, hour } of movementsOf(leg)) {
        const left = leftAt(airport);
        left[hour] = (left[hour] ?? 0) - 1;
      }
  };
  return { leftAt, take };
}

/** Everything that the networks of a world's first rivals depend on. */
export interface FoundingFacts {
  /** Seed of the world. */
  seed: string;
  /** World minute, and calendar year. */
  minute: number;
  year: number;
  /** By IATA code. */
  airports: ReadonlyMap<string, NetworkAirport>;
  /** By key. */
  models: ReadonlyMap<string, AircraftModel>;
  /** Free slots, which the networks take one after the other. */
  slots: SlotBook;
  /** Returns a free registration for an aircraft. */
  register: (country: string, aircraft: string) => string;
}

/** Reads everything that some networks depend on. */
export function readFoundingFacts(
  tx: CoreApp,
  { seed, start, minute }: FoundingWorld,
  networks: readonly StartingRival[],
): FoundingFacts {
  const codes = new Set(networks.flatMap(({ hub, routes }) => [hub, ...routes.map(({ to }) => to)]));
  const airports = readAirportsByCode(tx, [...codes]);
  const ids = [...airports.values()].map(({ id }) => id);
  return {
    seed,
    minute,
    year: calendarAt(start, minute).year,
    airports,
    models: readModels(tx),
    slots: slotBook(tx, ids),
    register: newRegister(tx),
  };
}
