import { AIRLINE } from '#game/tables/airline.ts';
import { aliased } from '../platform/db/shape.ts';

const a = aliased(AIRLINE, 'a');

/** Public data of the airline `a`, for the map and the market. */
export const AIRLINE_FACE = {
  name: a.name,
  code: a.code,
  colour_primary: a.colour_primary,
  colour_secondary: a.colour_secondary,
};
