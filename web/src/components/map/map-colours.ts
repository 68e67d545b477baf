import type { LandColours } from './paint-land.ts';

/** The colours that canvas layers draw with. */
export interface MapColours extends LandColours {
  /** What a shape stands on, for the rim that sets it off. */
  rim: string;
  airport: string;
  label: string;
  accent: string;
}

/** Over satellite imagery, which is dark in both themes. */
const ON_IMAGERY = { rim: 'rgb(8 16 24 / 85%)', airport: '#ffffff', label: '#ffffff', accent: '#7cc4ff' };

/** Reads the colours of the theme on screen from the tokens (web/src/config/tokens.css). */
export function readMapColours(onImagery = false): MapColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const base = {
    land: token('land'),
    border: token('border'),
    rim: token('land'),
    airport: token('ink'),
    label: token('ink'),
    accent: token('accent'),
  };
  return onImagery ? { ...base, ...ON_IMAGERY } : base;
}
