import { type CountryLinkRow, type CountryRow, countryLinks } from '#game/demand/country-links.ts';
import { groundLinks, type NetworkRow } from '#game/demand/ground-links.ts';
import { type RailRow, railHours, type World } from '#game/demand/traits.ts';
import { readJson } from '../db/read-json.ts';
import { demandState } from './columns.ts';

const TABLES = `SELECT COALESCE(json_group_object(name, json(rows)), '{}') AS json FROM demand_table`;

interface Tables {
  countries?: (CountryRow & NetworkRow)[];
  country_links?: (Omit<CountryLinkRow, 'millions'> & { millions: number | null })[];
  rail_links?: RailRow[];
}

let known: { state: string; world: World } | undefined;

/** Returns the links between the places of this world. Cached per runtime until the next import. */
export function demandWorld(app: CoreApp): World {
  const state = demandState(app);
  if (known?.state === state) return known.world;
  const tables = readJson<Tables>(app, TABLES);
  const links = (tables.country_links ?? []).map((row) => ({ ...row, millions: row.millions ?? 0 }));
  const world = {
    links: countryLinks(tables.countries ?? [], links),
    rail: railHours(tables.rail_links ?? []),
    ground: groundLinks(tables.countries ?? []),
  };
  known = { state, world };
  return world;
}
