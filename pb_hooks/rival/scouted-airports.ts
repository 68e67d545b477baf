import { scout } from '#game/rival/scout.ts';
import type { RivalAirport, RivalView } from '#game/rival/view.ts';
import { readAll } from '../db/read-all.ts';
import { RIVAL_AIRPORT } from './read-view.ts';

const HUBS = `
  FROM airport p WHERE p.id IN (SELECT hub FROM airline WHERE id <> {:airline}) ORDER BY p.id`;

/** Returns the airports that a rival considers as its next base: see `scout`. */
export const scoutedAirports = (app: CoreApp, airline: string, view: RivalView): RivalAirport[] =>
  scout(airline, view, readAll(app, RIVAL_AIRPORT, HUBS, { airline }));
