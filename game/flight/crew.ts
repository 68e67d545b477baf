import type { AircraftModel } from '../aircraft-model.ts';
import { HOUR } from '../time.ts';

/** Block minutes beyond which a third and a fourth pilot come along (near EASA ORO.FTL.205: rest needs a relief crew). */
const THIRD_PILOT_FROM = 9 * HOUR;
const FOURTH_PILOT_FROM = 14 * HOUR;
/** Passenger seats that one cabin attendant may look after (EASA ORO.CC.100, FAA 14 CFR 121.391). */
const SEATS_AN_ATTENDANT = 50;
/** Below so many seats no attendant is asked for. */
const SEATS_WITHOUT = 19;

/** Pilots on board of one flight, relief crew included. */
export const pilotsNeeded = (model: Pick<AircraftModel, 'pilots'>, blockMinutes: number): number =>
  model.pilots + (blockMinutes > THIRD_PILOT_FROM ? 1 : 0) + (blockMinutes > FOURTH_PILOT_FROM ? 1 : 0);

/** Cabin attendants on board: the model's usual number, and never less than the law asks of the seats fitted. */
export const cabinCrewNeeded = (model: Pick<AircraftModel, 'cabin_crew'>, seats: number): number =>
  seats <= SEATS_WITHOUT
    ? model.cabin_crew
    : Math.max(model.cabin_crew, Math.ceil(seats / SEATS_AN_ATTENDANT));
