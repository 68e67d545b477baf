import type { AirlineColumn } from '#game/tables/tables.ts';

type Columns = readonly AirlineColumn[];
type Part = { readonly moves?: Columns; readonly goes?: Columns; readonly stays?: Columns };

/** Keeps types of the hooks, which need the globals of PocketBase, out of the tests. */
const ENDINGS: string = '#hooks/endings/end-airline.ts';

/** The parts of the end of an airline, in their order. */
export const { END_PARTS } = (await import(ENDINGS)) as {
  END_PARTS: readonly (readonly [part: Part, only?: 'merged' | 'closed'])[];
};
