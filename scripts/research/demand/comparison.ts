import { median, rankCorrelation } from './statistics.ts';

/** A published figure and the model's, of a pair, country or airport. */
export interface Comparison {
  key: string;
  published: number;
  model: number;
}

export interface Score {
  comparisons: Comparison[];
  correlation: number;
  medianRatio: number;
}

export const scoreOf = (comparisons: Comparison[]): Score => ({
  comparisons,
  correlation: rankCorrelation(
    comparisons.map(({ published }) => published),
    comparisons.map(({ model }) => model),
  ),
  medianRatio: median(comparisons.map(({ published, model }) => model / published)),
});
