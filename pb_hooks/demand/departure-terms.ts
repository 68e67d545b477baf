import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRCRAFT_MODEL } from '#game/tables/aircraft-model.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { ROUTE } from '#game/tables/route.ts';
import { aliased } from '../platform/db/shape.ts';

const r = aliased(ROUTE, 'r');
const x = aliased(AIRCRAFT, 'x');
const a = aliased(AIRLINE, 'a');
const m = aliased(AIRCRAFT_MODEL, 'm');

/** The properties of a leg besides its times that passengers compare, or that `publicComfort` needs. */
export const TERMS = {
  fares: faresOf(r),
  seats: classesOf(x),
  built: x.built,
  popularity: m.popularity,
  max_seats: m.max_seats,
  punctuality: a.punctuality,
  reputation: a.reputation,
};

/** Adds the tables of TERMS to a statement about legs `l`. */
export const WITH_TERMS = `
  JOIN route r ON r.id = l.route JOIN aircraft x ON x.id = l.aircraft JOIN airline a ON a.id = l.airline
  JOIN aircraft_model m ON m.key = x.model`;
