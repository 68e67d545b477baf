import { AIRLINE_FACE } from '#hooks/airline/airline-face.ts';
import { jsonObject } from '#hooks/platform/db/json-object.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { keepHourly } from '#hooks/platform/http/keep-text.ts';
import { publicIds } from '#hooks/platform/http/public-id.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';

/**
 * The order reveals nothing about aircraft. Ordered by id, flights of the same aircraft would be adjacent.
 */
const IN_THE_AIR = `
  WITH f AS MATERIALIZED (
    SELECT flight.id, flight.airline, flight.number, flight.origin, flight.destination, flight.departed, flight.landed,
      COALESCE(m.silhouette, 'narrow_twin') AS silhouette
    FROM flight LEFT JOIN aircraft ON aircraft.id = flight.aircraft LEFT JOIN aircraft_model m ON m.key = aircraft.model
    WHERE flight.state = 'flying' ORDER BY flight.departed, flight.landed, flight.airline, flight.number, flight.id
  )
  SELECT
    (SELECT json_group_array(id) FROM f) AS ids,
    (SELECT json_object(
      'airline', json_group_array(airline), 'number', json_group_array(number),
      'origin', json_group_array(origin), 'destination', json_group_array(destination),
      'departed', json_group_array(departed), 'landed', json_group_array(landed),
      'silhouette', json_group_array(silhouette)) FROM f) AS flights,
    (SELECT COALESCE(json_group_object(a.id, ${jsonObject(AIRLINE_FACE)}), json('{}'))
      FROM airline a WHERE a.id IN (SELECT airline FROM f)) AS airlines`;

/** Returns flights and airlines as JSON without the opening bracket of the object. */
function trafficText(app: CoreApp): string {
  const row = new DynamicModel({ ids: '', flights: '', airlines: '' });
  app.db().newQuery(IN_THE_AIR).one(row);
  const ids = JSON.stringify((JSON.parse(String(row.ids)) as string[]).map(publicIds(app)));
  return `"flights":{"id":${ids},${String(row.flights).slice(1)},"airlines":${row.airlines}}`;
}

/**
 * GET /api/am/traffic: returns all airlines' flights that are in the air or depart within the settled hour.
 */
export function viewTraffic(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const body = `{"minute":${worldMinute(e.app)},${keepHourly(e.app, 'traffic', () => trafficText(e.app))}`;
    e.response?.header().set('Cache-Control', 'no-store');
    e.blob(200, 'application/json', body as unknown as number[]);
  });
}
