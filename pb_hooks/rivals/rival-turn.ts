import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { NetworkView } from '#game/rivals/view.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import type { Strength, Temperament } from '#game/world/temperament.ts';
import type { ForecastWorld } from '../demand/read-route-weeks.ts';
import { aliased } from '../platform/db/shape.ts';

const { id, country, type, lat, lon, runways, longest_runway_m } = aliased(AIRPORT, 'p');
/** Columns of an airport `p` as a rival sees it. */
export const RIVAL_AIRPORT = { id, country, type, lat, lon, runways, longest_runway_m };

/** Inputs of a rival's turn besides the database. */
export interface RivalTurn {
  airline: string;
  temperament: Temperament;
  strength: Strength;
  hour: number;
  world: Omit<ForecastWorld, 'minute'>;
  /** All aircraft models by key. Read once per hour, because reading them takes two milliseconds. */
  models: ReadonlyMap<string, AircraftModel>;
}

/** Facts that a rival knows in its turn, with the state after its actions about its network. */
export interface TurnFacts extends NetworkView {
  turn: RivalTurn;
}
