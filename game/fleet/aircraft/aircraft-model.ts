import type { infer as Infer } from 'zod/mini';
import type { aircraftModelSchema } from './aircraft-model-schema.ts';
import { classesOf, type PerClass } from './cabin.ts';

/** One model as in the CSV file, the database and the app. */
export type AircraftModel = Infer<typeof aircraftModelSchema>;

/** Returns the cabin of a new aircraft of this model. */
export const typicalCabin = (model: PerClass): PerClass => classesOf(model);

/** Used for models without a figure, which operators imported before the column existed. */
const USUAL_DISPATCH = 0.99;

/**
 * Returns the share of departures without a technical delay of more than 15 minutes or a technical
 * cancellation.
 */
export const dispatchReliability = ({ dispatch_pct }: Pick<AircraftModel, 'dispatch_pct'>): number =>
  dispatch_pct > 0 ? dispatch_pct / 100 : USUAL_DISPATCH;

/** Checks whether the manufacturer delivers new aircraft of the model in a calendar year. */
export const isBuilt = (model: Pick<AircraftModel, 'first_year' | 'last_year'>, year: number): boolean =>
  year >= model.first_year && (model.last_year === null || year <= model.last_year);
