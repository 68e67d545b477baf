import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { HOUR } from '#game/world/time.ts';

/**
 * Block minutes beyond which a third and a fourth pilot are required (close to EASA ORO.FTL.205: rest needs a
 * relief crew).
 */
const THIRD_PILOT_FROM = 9 * HOUR;
const FOURTH_PILOT_FROM = 14 * HOUR;
/** Maximum passenger seats per cabin attendant (EASA ORO.CC.100, FAA 14 CFR 121.391). */
const SEATS_AN_ATTENDANT = 50;
/** Maximum seat count without a required attendant. */
const SEATS_WITHOUT = 19;

/** Returns the pilots on board of one flight, including relief crew. */
export const pilotsNeeded = (model: Pick<AircraftModel, 'pilots'>, blockMinutes: number): number =>
  model.pilots + (blockMinutes > THIRD_PILOT_FROM ? 1 : 0) + (blockMinutes > FOURTH_PILOT_FROM ? 1 : 0);

/**
 * Returns the cabin attendants on board: the model's usual number, but at least the legal minimum for the
 * fitted seats.
 */
export const cabinCrewNeeded = (model: Pick<AircraftModel, 'cabin_crew'>, seats: number): number =>
  seats <= SEATS_WITHOUT
    ? model.cabin_crew
    : Math.max(model.cabin_crew, Math.ceil(seats / SEATS_AN_ATTENDANT));
