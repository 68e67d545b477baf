import { type Scouted, scout } from '#game/rivals/scout.ts';
import type { RivalView } from '#game/rivals/view.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf } from '../platform/db/shape.ts';
import { RIVAL_AIRPORT } from './rival-turn.ts';

const OTHER_HUB = { airport: RIVAL_AIRPORT, aircraft: numberOf('h.aircraft') };
const OTHER_HUBS = `
  FROM (
    SELECT a.hub, sum((SELECT count(*) FROM aircraft x WHERE x.airline = a.id)) AS aircraft
    FROM airline a WHERE a.id <> {:airline} GROUP BY a.hub
  ) h JOIN airport p ON p.id = h.hub ORDER BY p.id`;

/** Returns the airports that a rival considers in a review: see `scout`. */
export const scoutedAirports = (app: CoreApp, airline: string, view: RivalView): Scouted =>
  scout(airline, view, readAll(app, OTHER_HUB, OTHER_HUBS, { airline }));
