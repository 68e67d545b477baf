import { homeBlocs } from '#game/network/rights/home.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased, jsonOf, type ShapedRow } from '../platform/db/shape.ts';

/** The home of the airline `a`, as stored. */
export const OWN_HOME = {
  country: aliased(AIRLINE, 'a').country,
  certificates: jsonOf<string[]>(`(
    SELECT json_group_array(c.bloc) FROM (
      SELECT bloc FROM certificate WHERE airline = a.id AND state = 'granted' ORDER BY granted, id) c)`),
};

/** Returns home blocs: that of the hub, then those of the certificates. */
export const homesOf = ({ country, certificates }: ShapedRow<typeof OWN_HOME>): string[] =>
  homeBlocs(country, certificates);

/** Returns the home blocs of an airline (id): that of its hub, then those of its certificates. None without an airline. */
export function homeOf(app: CoreApp, airline: string): string[] {
  const [home] = readAll(app, OWN_HOME, 'FROM airline a WHERE a.id = {:airline}', { airline });
  return home ? homesOf(home) : [];
}

const NAME = `
  SELECT json_quote(COALESCE(NULLIF(max(c.value ->> 'name'), ''), {:country})) AS json
  FROM demand_table t JOIN json_each(t.rows) c ON c.value ->> 'country' = {:country} WHERE t.name = 'countries'`;

/** Returns a reader of countries' names by their codes. An unknown country has its code as its name. */
export const countryNames =
  (app: CoreApp) =>
  (country: string): string =>
    readJson<string>(app, NAME, { country });
