import { answer } from '../http/answer.ts';
import { worldMinute } from '../world/clock.ts';

const IN_THE_AIR = `
  WITH f AS (
    SELECT flight.id, flight.airline, flight.number, flight.origin, flight.destination, flight.departed, flight.landed,
      COALESCE(m.silhouette, 'narrow_twin') AS silhouette
    FROM flight LEFT JOIN aircraft ON aircraft.id = flight.aircraft LEFT JOIN aircraft_model m ON m.key = aircraft.model
    WHERE flight.state = 'flying' ORDER BY flight.id
  )
  SELECT json_object(
    'minute', {:minute},
    'flights', (SELECT json_object(
      'id', json_group_array(id), 'airline', json_group_array(airline), 'number', json_group_array(number),
      'origin', json_group_array(origin), 'destination', json_group_array(destination),
      'departed', json_group_array(departed), 'landed', json_group_array(landed),
      'silhouette', json_group_array(silhouette)) FROM f),
    'airlines', (SELECT COALESCE(json_group_object(id, json_object('name', name, 'code', code,
      'colour_primary', colour_primary, 'colour_secondary', colour_secondary)), json('{}'))
      FROM airline WHERE id IN (SELECT airline FROM f))) AS json`;

/** GET /api/am/traffic: every airline's flights that are in the air, or leave within the hour that is settled. */
export function viewTraffic(e: core.RequestEvent): void {
  answer(e, () => {
    const row = new DynamicModel({ json: '' });
    e.app
      .db()
      .newQuery(IN_THE_AIR)
      .bind({ minute: worldMinute(e.app) })
      .one(row);
    e.response?.header().set('Cache-Control', 'no-store');
    e.blob(200, 'application/json', row.json as unknown as number[]);
  });
}
