import { SERIES_MAX } from './plot-series.ts';

/** Colours of a plot, read from the current theme's tokens. */
export interface PlotColours {
  surface: string;
  ink: string;
  muted: string;
  line: string;
  series: string[];
}

export function readPlotColours(): PlotColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('surface'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line'),
    series: Array.from({ length: SERIES_MAX }, (_, index) => token(`series-${index + 1}`)),
  };
}
