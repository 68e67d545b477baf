import * as z from 'zod/mini';
import { cabinFits, classesOf } from './cabin.ts';
import { SILHOUETTES } from './silhouettes.ts';

// Fields are created lazily because only imports use them, and every runtime of the server would hold half a
// megabyte.
const text = (max: number) =>
  z.lazy(() =>
    z.string('must be text').check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(max, `must have at most ${max} characters`),
      z.regex(/^[ -~\u0080-\uffff]*$/, 'must not contain line breaks or control characters'),
      z.refine((value) => value.trim() === value, 'must not begin or end with a space'),
    ),
  );

const amount = (min: number, max: number, unit: string) =>
  z
    .number('must be a number')
    .check(z.gte(min, `must be at least ${min}${unit}`), z.lte(max, `must be at most ${max}${unit}`));

const between = (min: number, max: number, unit: string) => z.lazy(() => amount(min, max, unit));

const whole = (min: number, max: number, unit: string) =>
  z.lazy(() => amount(min, max, unit).check(z.refine(Number.isInteger, 'must be a whole number')));

/**
 * The key order here is the column order of seed/aircraft_models.csv. Messages complete the sentence
 * `"<value>" …`.
 */
const fields = {
  id: z
    .string('must be text')
    .check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
      z.maxLength(40, 'must have at most 40 characters'),
    ),
  manufacturer: text(40),
  model: text(40),
  /** Type rating. Pilots of one model may fly the whole family, and the workshop treats it as one fleet. */
  family: text(40),
  /** Exit limit or densest cabin in service. It is the floor space for cabins, in economy seats. */
  max_seats: whole(4, 900, ' seats'),
  /** Typical cabin. New aircraft have this one. */
  economy: whole(0, 900, ' seats'),
  business: whole(0, 400, ' seats'),
  first: whole(0, 200, ' seats'),
  /** Range with the typical cabin fully occupied. */
  range_km: whole(200, 20_000, ' km'),
  cruise_kmh: whole(200, 2_500, ' km/h'),
  /** Take-off length at maximum weight, sea level, standard day. */
  runway_m: whole(200, 4_500, ' m'),
  mtow_kg: whole(2_000, 700_000, ' kg'),
  /** Fuel in cruise. */
  fuel_kg_h: whole(50, 30_000, ' kg/h'),
  /** Fuel per flight for taxi, climb and approach, in addition to cruise. */
  climb_kg: whole(5, 15_000, ' kg'),
  /** Manufacturer's list price in millions of US dollars. */
  list_price_musd: between(1, 1_000, ' million dollars'),
  /** Year of the first delivery. */
  first_year: whole(1950, 2100, ''),
  /** Year of the last delivery; null if the model is still built. */
  last_year: z.nullable(whole(1950, 2100, '')),
  /** Flight deck crew, including a flight engineer. */
  pilots: whole(1, 4, ''),
  cabin_crew: whole(0, 40, ''),
  /** Minimum turnaround. */
  turnaround_min: whole(10, 240, ' min'),
  /** 1–100: how much passengers like to fly in it. */
  popularity: whole(1, 100, ''),
  /** Passenger aircraft of the model in service worldwide. Lessors' stock is proportional to it. */
  in_service: whole(0, 20_000, ' aircraft'),
  /** Percent of departures without a technical delay of more than 15 minutes or a technical cancellation. */
  dispatch_pct: between(90, 99.95, '%'),
  silhouette: z.enum(SILHOUETTES, `must be one of ${SILHOUETTES.join(', ')}`),
  source: text(200),
  /** Publisher and year of the two figures above. */
  in_service_source: text(200),
  dispatch_source: text(200),
};

/** One model as a row of the CSV file and of an import. */
export const aircraftModelSchema = z.strictObject(fields, 'must be an aircraft model').check(
  z.refine((model) => cabinFits(model, classesOf(model)).fits, {
    error: 'needs a typical cabin that has seats and fits into max_seats (1 : 2 : 3.4)',
    path: ['economy'],
  }),
  z.refine((model) => model.last_year === null || model.last_year >= model.first_year, {
    error: 'must not be before first_year',
    path: ['last_year'],
  }),
);

/** Column names in the order of seed/aircraft_models.csv. */
export const AIRCRAFT_MODEL_COLUMNS = Object.keys(fields) as (keyof typeof fields)[];
