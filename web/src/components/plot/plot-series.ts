/** One line or row of bars. */
export interface PlotSeries {
  label: string;
  /** One value for each x; null where there is none. */
  values: readonly (number | null)[];
  /** A line unless said otherwise. Areas and bars begin at 0. */
  kind?: 'line' | 'area' | 'bars' | 'points';
  /** Drawn dashed: what is expected beside what was. */
  dashed?: boolean;
}

/** A value worth a line across the plot: an optimum, a limit, today. */
export interface PlotMark {
  axis: 'x' | 'y';
  at: number;
  label: string;
}

/** Most series that can be told apart. */
export const SERIES_MAX = 6;
