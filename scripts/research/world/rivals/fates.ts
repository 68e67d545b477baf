import type { RivalSample } from './sample.ts';

/** Number of rivals by what became of them. */
export interface Fates {
  grown: number;
  stagnant: number;
  shrunk: number;
  /** Merged or wound up. */
  gone: number;
  founded: number;
}

/** Returns what became of the rivals of the first sample, by the number of their aircraft. */
function fatesOf(first: RivalSample, last: RivalSample): Fates {
  const rivalsOf = ({ airlines }: RivalSample) => airlines.filter(({ rival }) => rival);
  const now = new Map(rivalsOf(last).map(({ id, aircraft }) => [id, aircraft]));
  const fates: Fates = { grown: 0, stagnant: 0, shrunk: 0, gone: 0, founded: now.size };
  for (const { id, aircraft } of rivalsOf(first)) {
    const left = now.get(id);
    if (left === undefined) fates.gone++;
    else if (left > aircraft) fates.grown++;
    else if (left < aircraft) fates.shrunk++;
    else fates.stagnant++;
    if (left !== undefined) fates.founded--;
  }
  return fates;
}

/** Returns what has become of the first sample's rivals at the end of each week. */
export function fatesByWeek([first, ...weeks]: readonly RivalSample[]): Fates[] {
  return first ? weeks.map((sample) => fatesOf(first, sample)) : [];
}
