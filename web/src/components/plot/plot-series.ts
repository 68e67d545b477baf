/** One line or row of bars. */
export interface PlotSeries {
  label: string;
  /** One value for each x, null for none. */
  values: readonly (number | null)[];
  /** A line by default. Areas and bars start at 0. */
  kind?: 'line' | 'area' | 'bars' | 'points';
  /**
   * Draws steps instead of slopes. A value holds from the point before up to its own, or from its own up to the next.
   */
  steps?: 'before' | 'after';
  /** Draws a dashed line, for expected values. */
  dashed?: boolean;
  /** Draws a thick line, which stays visible beneath ringed ones with the same values. */
  thick?: boolean;
  /** Draws a dashed line with rings, which stays visible above other lines with the same values. */
  ringed?: boolean;
  /** Draws the label above the first point instead of beside the last one, for a line that falls to 0. */
  labelledAtStart?: boolean;
}

/** The name of a line in the plot. */
export type PlotLabel = Pick<PlotSeries, 'label' | 'labelledAtStart'>;

/** A line across the plot, such as an optimum, a limit or today. */
export interface PlotMark {
  axis: 'x' | 'y';
  at: number;
  label: string;
}

/** A span of the x axis with a short label, such as an event. */
export interface PlotBand {
  from: number;
  to: number;
  label: string;
}

/** Maximum number of distinguishable series. */
export const SERIES_MAX = 6;
