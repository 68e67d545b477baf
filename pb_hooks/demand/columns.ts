import { type MarketColumns, toColumns } from '../../game/demand/market-columns.ts';
import { toMarket } from '../../game/demand/trips.ts';
import { readJson } from '../http/read-json.ts';
import { allPlaces } from './places.ts';

/** Changes with every import, which alone changes demand. */
const STATE = `SELECT json_quote(COALESCE(group_concat(hash || imported, ''), '')) AS json FROM seed_state`;
const KEY = 'demand-columns';

interface World {
  ids: string[];
  columns: MarketColumns;
}

let known: { state: string; world: World } | undefined;

/** Tells one state of the seed from another. */
export const demandState = (app: CoreApp): string => readJson<string>(app, STATE);

/** Works the columns out, which takes about a second of this engine's time. */
function makeColumns(app: CoreApp): string {
  const places = allPlaces(app);
  const columns = toColumns(places.map((place) => toMarket(place)));
  const plain = Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, Array.from<number | string>(values)]),
  );
  return JSON.stringify({ ids: places.map(({ id }) => id), columns: plain });
}

/**
 * What is known of every market, by column. The first engine that asks works it out and leaves it in the process's store
 * as text; each other one reads it once. As typed arrays it takes less than a megabyte in each.
 */
export function demandColumns(app: CoreApp): World {
  const state = demandState(app);
  if (known?.state === state) return known.world;
  const key = KEY + state;
  let text = app.store().get(key);
  if (typeof text !== 'string') {
    text = makeColumns(app);
    app.store().set(key, text);
  }
  const { ids, columns } = JSON.parse(text as string) as World;
  const numbers = Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [
      name,
      name === 'country' || name === 'rail_city' ? values : Float64Array.from(values as number[]),
    ]),
  );
  const world = { ids, columns: numbers as unknown as MarketColumns };
  known = { state, world };
  return world;
}
