import type { LandColours } from './paint-land.ts';

/** The colours that canvas layers draw with. */
export interface MapColours extends LandColours {
  /** Sets a shape off from what it stands on. */
  rim: string;
  airport: string;
  /** Medium airports where they are too small for a ring. */
  faint: string;
  label: string;
  accent: string;
  /** Tint of the night, and the cities that shine in it; both #RRGGBB. */
  night: string;
  cityLight: string;
  /** The label that follows the pointer, as tooltips have it. */
  tip: string;
  onTip: string;
}

/** Over satellite imagery, which is dark in both themes; land and border show only where a tile is not there yet. */
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

/** Reads the colours of the theme on screen from the tokens (web/src/config/tokens.css). */
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
