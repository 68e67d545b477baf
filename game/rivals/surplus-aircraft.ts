import { agesOf, drawPastUse, type PastUse, pick, usualWeight } from '../exchange/draw-stock.ts';
import { exchangeValue } from '../exchange/prices.ts';
import { type AircraftModel, typicalCabin } from '../fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '../fleet/aircraft/cabin.ts';
import { type Draw, share } from '../world/chance/draws.ts';
import type { Temperament } from '../world/temperament.ts';
import { TEMPERS } from './temper.ts';

/** Every third of a world's first rivals has such an aircraft. */
const EVERY = 3;
/** Age in years from which an airline has no use for an aircraft. */
const AGE_MIN = 8;
/** Largest value in whole US dollars, so that the money from its sale does not outweigh the starting capital. */
const VALUE_MAX = 12_000_000;
const ATTEMPTS = 6;

/** An aircraft that an airline has left from the time before the world began. */
export interface SurplusAircraft extends PastUse {
  model: AircraftModel;
  /** Market value in whole US dollars. */
  value: number;
}

/** Checks whether an airline begins with an aircraft that it no longer needs. @param index among the first airlines */
export const hasSurplus = (index: number): boolean => index % EVERY === 0;

/** Place and time at which an airline begins. */
interface Beginning {
  temperament: Temperament;
  /** Longest runway of the hub in metres; 0 = unknown. */
  runway: number;
  /** Calendar year. */
  year: number;
  /** World minute. */
  minute: number;
}

/**
 * Draws an old aircraft of a size that suits an airline, which has replaced it. The used market then has aircraft of rivals
 * from the first minute. Null if no model fits.
 */
export function drawSurplus(
  models: readonly AircraftModel[],
  { temperament, runway, year, minute }: Beginning,
  next: Draw,
): SurplusAircraft | null {
  const { seats } = TEMPERS[temperament];
  const fit = models.filter((model) => {
    const size = sumOfClasses(typicalCabin(model));
    if (size < seats[0] || size > seats[1] || (runway > 0 && runway < model.runway_m)) return false;
    const ages = agesOf(model, year);
    return ages !== null && ages.max >= AGE_MIN;
  });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const model = pick(fit, usualWeight, next);
    const ages = model && agesOf(model, year);
    if (!model || !ages) return null;
    const min = Math.max(AGE_MIN, ages.min);
    const use = drawPastUse(model, min + share(next()) * (ages.max - min), minute, next);
    const value = exchangeValue(model, use, minute);
    if (value <= VALUE_MAX) return { model, value, ...use };
  }
  return null;
}
