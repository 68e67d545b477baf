import type { LandColours } from './paint-land.ts';

/** Colours of the canvas layers. */
export interface MapColours extends LandColours {
  /** Contrasting rim around shapes. */
  rim: string;
  airport: string;
  /** Medium airports that are too small for a ring. */
  faint: string;
  label: string;
  accent: string;
  /** Tint of the night and colour of city lights, #RRGGBB. */
  night: string;
  cityLight: string;
  /** Background of the label at the pointer. */
  tip: string;
  onTip: string;
}

/**
 * Colours over satellite imagery, which is dark in both themes. Land and borders are visible only until tiles
 * load.
 */
const ON_IMAGERY = {
  land: '#26352f',
  border: '#3c4d48',
  name: '#5d7068',
  rim: 'rgb(8 16 24 / 85%)',
  airport: '#ffffff',
  faint: '#c3ccd4',
  label: '#ffffff',
  accent: '#7cc4ff',
  night: '#040d3c',
  cityLight: '#ffc561',
};

/** Reads the current theme's colours from the tokens (web/src/config/tokens.css). */
export function readMapColours(onImagery = false): MapColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const themed = {
    land: token('land'),
    border: token('border'),
    name: token('map-name'),
    rim: token('land'),
    airport: token('ink'),
    faint: token('muted'),
    label: token('ink'),
    accent: token('accent'),
    night: token('map-night'),
    cityLight: token('map-light'),
    tip: token('ink'),
    onTip: token('surface'),
  };
  return onImagery ? { ...themed, ...ON_IMAGERY } : themed;
}
