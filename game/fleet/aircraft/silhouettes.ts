/** Shapes in which models are drawn. */
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
