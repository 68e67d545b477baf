import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { ROUTE } from '#game/tables/route.ts';
import { aliased } from '../platform/db/shape.ts';
import { PUBLIC_COMFORT } from './public-comfort.ts';

const r = aliased(ROUTE, 'r');
const x = aliased(AIRCRAFT, 'x');
const a = aliased(AIRLINE, 'a');

/** The properties of a leg besides its times that passengers compare, as they are published. */
export const TERMS = {
  fares: faresOf(r),
  seats: classesOf(x),
  comfort: PUBLIC_COMFORT,
  punctuality: a.punctuality,
  reputation: a.reputation,
};

/** Adds the tables of TERMS to a statement about legs `l` that binds `now`, the world minute. */
export const WITH_TERMS = `
  JOIN route r ON r.id = l.route JOIN aircraft x ON x.id = l.aircraft JOIN airline a ON a.id = l.airline
  JOIN aircraft_model m ON m.key = x.model`;
