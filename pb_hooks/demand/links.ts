import { type CountryLinkRow, type CountryRow, countryLinks } from '#game/demand/country-links.ts';
import { groundLinks, type NetworkRow } from '#game/demand/ground-links.ts';
import { type PairData, type RailRow, railHours } from '#game/demand/traits.ts';
import { DEMAND_TABLE } from '#game/tables/demand-table.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import { demandState } from './columns.ts';

const t = aliased(DEMAND_TABLE, 't');
const TABLE = { name: t.name, rows: t.rows };

interface Tables {
  countries?: (CountryRow & NetworkRow)[];
  country_links?: (Omit<CountryLinkRow, 'millions'> & { millions: number | null })[];
  rail_links?: RailRow[];
}

let known: { state: string; world: PairData } | undefined;

/** Returns the links between the places of this world. Cached per runtime until the next import. */
export function demandWorld(app: CoreApp): PairData {
  const state = demandState(app);
  if (known?.state === state) return known.world;
  const stored = readAll(app, TABLE, 'FROM demand_table t');
  const tables: Tables = Object.fromEntries(stored.map(({ name, rows }) => [name, rows]));
  const links = (tables.country_links ?? []).map((row) => ({ ...row, millions: row.millions ?? 0 }));
  const world = {
    links: countryLinks(tables.countries ?? [], links),
    rail: railHours(tables.rail_links ?? []),
    ground: groundLinks(tables.countries ?? []),
  };
  known = { state, world };
  return world;
}
