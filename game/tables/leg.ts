import { airlineId, defineTable, id, type Row, text, whole } from './table.ts';

/** Flights of the weekly timetables. */
export const LEG = defineTable({
  name: 'leg',
  access: 'owner',
  exportOrder: 'departs, id',
  indexes: [
    'airline',
    'aircraft',
    'route',
    'origin, destination, departs',
    'origin, departs',
    'destination, arrives',
    'departs, aircraft, origin',
  ],
  columns: {
    id,
    airline: airlineId,
    aircraft: id,
    route: id,
    origin: id,
    destination: id,
    /** Minute of the week, 0 = Monday 00:00 UTC. */
    departs: whole,
    /** Block time in minutes. */
    block: whole,
    /** Minute of the week, possibly of the next one. */
    arrives: whole,
    /** Flight number as shown to passengers: AB101. An airline's flights on a day have different ones: see `flightNumbers`. */
    number: text,
    /**
     * World minute from which the leg counts. In a new week, legs before the aircraft's first departure count a week
     * later.
     */
    since: whole,
  },
});
export type Leg = Row<typeof LEG>;
