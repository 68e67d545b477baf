import { type CountryLinkRow, type CountryRow, countryLinks } from '../../game/demand/country-links.ts';
import { type RailRow, railHours, type World } from '../../game/demand/traits.ts';

const TABLES = `SELECT COALESCE(json_group_object(name, json(rows)), '{}') AS json FROM demand_table`;
/** Tells one state of the tables from another without reading them. */
const STATE = `SELECT COALESCE(group_concat(name || length(rows)), '') AS state FROM demand_table`;

interface Tables {
  countries?: CountryRow[];
  country_links?: (Omit<CountryLinkRow, 'millions'> & { millions: number | null })[];
  rail_links?: RailRow[];
}

let known: { state: string; world: World } | undefined;

function text(app: CoreApp, sql: string, column: 'json' | 'state'): string {
  const row = new DynamicModel({ [column]: '' });
  app.db().newQuery(sql).one(row);
  return row[column] as string;
}

/** What holds the places of this world together; kept by the engine that asked, as long as the tables stay the same. */
export function demandWorld(app: CoreApp): World {
  const state = text(app, STATE, 'state');
  if (known?.state === state) return known.world;
  const tables = JSON.parse(text(app, TABLES, 'json')) as Tables;
  const links = (tables.country_links ?? []).map((row) => ({ ...row, millions: row.millions ?? 0 }));
  const world = {
    links: countryLinks(tables.countries ?? [], links),
    rail: railHours(tables.rail_links ?? []),
  };
  known = { state, world };
  return world;
}
