import type { infer as Infer } from 'zod/mini';
import type { aircraftModelSchema } from './aircraft-model-schema.ts';
import type { PerClass } from './cabin.ts';

/** What a model is drawn as. */
export const SILHOUETTES = [
  'turboprop',
  'turboprop_high',
  'jet_rear',
  'jet_high',
  'narrow_twin',
  'trijet_narrow',
  'quad_narrow',
  'wide_twin',
  'wide_tri',
  'wide_quad',
  'jumbo',
  'double_deck',
] as const;

/** One model as the CSV file, the database and the app have it. */
export type AircraftModel = Infer<typeof aircraftModelSchema>;

/** The cabin that an aircraft of this model comes with. */
export const typicalCabin = (model: PerClass): PerClass => ({
  economy: model.economy,
  business: model.business,
  first: model.first,
});

/** Of a model without a figure: one that an operator imported before there was such a column. */
const USUAL_DISPATCH = 0.99;

/** Returns the share of departures without a technical delay of more than 15 minutes or a technical cancellation. */
export const dispatchReliability = ({ dispatch_pct }: Pick<AircraftModel, 'dispatch_pct'>): number =>
  dispatch_pct > 0 ? dispatch_pct / 100 : USUAL_DISPATCH;

/** Whether the manufacturer hands over new ones in that calendar year. */
export const isBuilt = (model: Pick<AircraftModel, 'first_year' | 'last_year'>, year: number): boolean =>
  year >= model.first_year && (model.last_year === null || year <= model.last_year);
