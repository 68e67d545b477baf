import { type PlaceColumns, toColumns } from '#game/demand/place-columns.ts';
import { toDemandPlace } from '#game/demand/trips.ts';
import { readJson } from '../platform/db/read-json.ts';
import { newHolder, whileHeld } from '../platform/http/held-key.ts';
import { NEW_DEMAND, TAKEN_DEMAND } from '../platform/seed/state.ts';
import { allPlaces } from './places.ts';

/** Changes with every import, but not when an hour takes the new demand. Nothing else changes demand. */
const STATE = `
  SELECT json_quote(COALESCE(group_concat(hash || imported, ''), '')) AS json FROM seed_state
  WHERE name NOT IN ('${NEW_DEMAND}', '${TAKEN_DEMAND}')`;
const KEY = 'demand-columns';
const PAUSE_MS = 20;

interface World {
  ids: string[];
  /** IATA codes. */
  codes: string[];
  columns: PlaceColumns;
}

/**
 * Columns as runtimes share them. Numbers are base64 of 64-bit floats, because goja decodes them natively in
 * a millisecond.
 */
interface StoredWorld {
  ids: string[];
  codes: string[];
  texts: Pick<PlaceColumns, 'country' | 'rail_city'>;
  numbers: Record<string, string>;
}

let known: { state: string; world: World } | undefined;

/** Returns a text that changes with the seed. */
export const demandState = (app: CoreApp): string => readJson<string>(app, STATE);

const encode = (values: ArrayLike<number>): string =>
  Buffer.from(new Float64Array(values).buffer).toString('base64');

function decode(text: string): Float64Array {
  const bytes = Buffer.from(text, 'base64');
  return new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / Float64Array.BYTES_PER_ELEMENT);
}

/** Builds the columns. */
function makeColumns(app: CoreApp): string {
  const places = allPlaces(app);
  const { country, rail_city, ...numbers } = toColumns(places.map((place) => toDemandPlace(place)));
  const stored: StoredWorld = {
    ids: places.map(({ id }) => id),
    codes: places.map(({ iata }) => iata),
    texts: { country, rail_city },
    numbers: Object.fromEntries(Object.entries(numbers).map(([name, values]) => [name, encode(values)])),
  };
  return JSON.stringify(stored);
}

/** Returns the columns as text. One runtime builds them, and others wait for it. */
function storedColumns(app: CoreApp, key: string): string {
  for (;;) {
    const text = app.store().get(key);
    if (typeof text === 'string') return text;
    const isMine = whileHeld(app, 'building demand columns', newHolder(), () => {
      if (!app.store().has(key)) app.store().set(key, makeColumns(app));
    });
    if (!isMine) sleep(PAUSE_MS);
  }
}

/**
 * Returns the demand model's fields of all airports by column. The first runtime builds them and puts them
 * into the process's store. Each other runtime decodes them once. Typed arrays take less than a megabyte per
 * runtime.
 */
export function demandColumns(app: CoreApp): World {
  const state = demandState(app);
  if (known?.state === state) return known.world;
  const { ids, codes, texts, numbers } = JSON.parse(storedColumns(app, KEY + state)) as StoredWorld;
  const decoded = Object.fromEntries(Object.entries(numbers).map(([name, values]) => [name, decode(values)]));
  const world: World = { ids, codes, columns: { ...decoded, ...texts } as unknown as PlaceColumns };
  known = { state, world };
  return world;
}
