import { DEALERS } from '#game/books/accounts.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf, textOf } from '../platform/db/shape.ts';

/** Weeks of purchases that the dealers look at. */
const LATELY = 26 * WEEK;

const BOUGHT = { model: textOf('h.model'), count: numberOf('count(*)') };
const BOUGHT_LATELY = `
  FROM aircraft_history h WHERE h.minute > {:since} AND h.event = 'sale' AND h.seller = {:dealers}
  GROUP BY h.model ORDER BY h.model`;

/** Returns how many aircraft airlines have lately bought from dealers, by key of the model. @param minute world minute */
export const boughtLately = (app: CoreApp, minute: number): Map<string, number> =>
  new Map(
    readAll(app, BOUGHT, BOUGHT_LATELY, { since: minute - LATELY, dealers: DEALERS }).map(
      ({ model, count }) => [model, count],
    ),
  );
