import { handleRequest } from '#hooks/platform/http/handle-request.ts';

/** Only an import changes the catchments. Outdated ones do no harm, because the server uses its own. */
const KEPT = 'private, max-age=3600';

const CATCHMENTS = `
  SELECT json_object(
    'iata', json_group_array(iata), 'people', json_group_array(people), 'trips', json_group_array(trips)
  ) AS json FROM (
    SELECT a.iata, CAST(round(d.population) AS INTEGER) AS people, CAST(round(d.trips) AS INTEGER) AS trips
    FROM airport_demand d JOIN airport a ON a.id = d.airport WHERE a.scheduled ORDER BY a.iata)`;

/** GET /api/am/catchments: returns the population and yearly trips of each airport with scheduled service. */
export function viewCatchments(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const row = new DynamicModel({ json: '' });
    e.app.db().newQuery(CATCHMENTS).one(row);
    e.response?.header().set('Cache-Control', KEPT);
    e.blob(200, 'application/json', row.json as unknown as number[]);
  });
}
