import { LEG } from '#game/tables/leg.ts';
import { jsonObject } from '../platform/db/json-object.ts';
import { aliased, jsonOf } from '../platform/db/shape.ts';
import { TERMS, WITH_TERMS } from './departure-terms.ts';

const l = aliased(LEG, 'l');

/** All that passengers compare but the time of departure. */
const ALIKE = jsonObject({
  airline: l.airline,
  origin: l.origin,
  destination: l.destination,
  block: l.block,
  ...TERMS,
  fares: jsonOf(jsonObject(TERMS.fares)),
  seats: jsonOf(jsonObject(TERMS.seats)),
});

/**
 * The departures of all airlines to and from an airport (`{:from}`), as one JSON text. The order of rows and times reveals
 * nothing about aircraft: flights of two aircraft that look alike to passengers become one row.
 */
export const SIMILAR_DEPARTURES = `
  SELECT json_group_array(json_set(alike, '$.departs', json(departs))) AS json FROM (
    SELECT alike, json_group_array(departs) AS departs FROM (
      SELECT ${ALIKE} AS alike, l.departs
      FROM (SELECT * FROM leg WHERE origin = {:from} UNION ALL SELECT * FROM leg WHERE destination = {:from}) AS l
      ${WITH_TERMS} ORDER BY 1, 2)
    GROUP BY alike)`;
