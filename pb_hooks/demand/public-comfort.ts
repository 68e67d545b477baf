import { OF_AGE, OF_ROOM, OF_TYPE, ROOMY, SHABBY_YEARS } from '#game/demand/choice/comfort.ts';
import { YEAR } from '#game/world/time.ts';
import { numberOf } from '../platform/db/shape.ts';

/**
 * Comfort (0–1) of a flight by aircraft `x` of model `m` at minute `{:now}` as it is published, in hundredths. The exact
 * value would reveal the aircraft's age and thus which departures it flies. It equals `comfortOf`, in SQL because an
 * airport has thousands of departures.
 */
export const PUBLIC_COMFORT = numberOf(`round(100 * (
  ${OF_TYPE} * (m.popularity / 100.0)
  + ${OF_AGE} * (1 - min(1, max(0, ({:now} - x.built) / ${YEAR}.0) / ${SHABBY_YEARS}.0))
  + ${OF_ROOM} * min(1, max(0, (1 - (x.economy + x.business + x.first) / CAST(m.max_seats AS REAL)) / ${1 - ROOMY}))
)) / 100`);
