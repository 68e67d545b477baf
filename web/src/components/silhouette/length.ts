import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';

type Silhouette = AircraftModel['silhouette'];

/** Fuselage metres per cube root of a tonne, fitted to real lengths. */
const SLENDERNESS: Readonly<Record<Silhouette, number>> = {
  turboprop: 8.7,
  turboprop_high: 9.2,
  jet_rear: 10.3,
  jet_high: 8.2,
  narrow_twin: 9.1,
  trijet_narrow: 10.2,
  quad_narrow: 9.4,
  wide_twin: 10.2,
  wide_tri: 9.3,
  wide_quad: 9.6,
  jumbo: 9.6,
  double_deck: 8.75,
};

/**
 * Returns the length in metres, within a tenth of the real one, because weight grows with the cube of the
 * length.
 */
export const lengthOf = ({ silhouette, mtow_kg }: Pick<AircraftModel, 'silhouette' | 'mtow_kg'>): number =>
  SLENDERNESS[silhouette] * Math.cbrt(mtow_kg / 1000);
