import { DAYS_A_WEEK } from '#game/world/time.ts';
import { BEST_HABITS, type BestRun, endBestDay, enterBest } from '../best-run.ts';
import type { Habits } from '../investor.ts';
import type { Stage } from '../stage.ts';
import { type Entrant, endEntrantDay, enterMonopolies } from './entrants.ts';
import { type FinanceWeek, financeWeek } from './finance-week.ts';
import {
  endNewcomerDay,
  enterNewcomers,
  NEWCOMER_HUBS,
  type Newcomer,
  type NewcomerRun,
} from './newcomer.ts';
import { type RivalSample, takeSample } from './sample.ts';

/** Day on which the newcomers and the entrants found their airlines, counted from 0. */
const JOINS = 28;
/** Share of the rivals of which a pair is entered. */
const ENTERED = 0.2;

export interface RivalRun {
  rivals: number;
  /** One sample at the beginning and one after each week. */
  samples: RivalSample[];
  /** Dealings with the bank and the stock market in each week. */
  finances: FinanceWeek[];
  /** Airline id of the player with the best known strategy, and its results. */
  expert: string;
  best: BestRun;
  /** None if the world is too short. */
  newcomers: NewcomerRun[];
}

/**
 * Lets rivals fly with players: an expert from the first day, later newcomers, and entrants that each compete on
 * one pair of a rival.
 * @param onWeek is called at the end of each week
 * @param options day on which the newcomers and the entrants found their airlines, counted from 0, a multiple of seven;
 * hubs of the newcomers (IATA codes); habits of the expert
 */
export async function playRivals(
  stage: Stage,
  rivals: number,
  days: number,
  onWeek: (week: number, sample: RivalSample) => Promise<void>,
  {
    joins = JOINS,
    hubs = NEWCOMER_HUBS,
    habits = BEST_HABITS,
  }: { joins?: number; hubs?: readonly string[]; habits?: Habits } = {},
): Promise<RivalRun> {
  const samples = [await takeSample(stage)];
  const expert = await enterBest(stage, habits);
  const finances: FinanceWeek[] = [];
  let newcomers: Newcomer[] = [];
  let entrants: Entrant[] = [];
  for (let day = 1; day <= days; day++) {
    if (day === joins + 1) {
      newcomers = await enterNewcomers(stage, hubs, joins);
      entrants = await enterMonopolies(
        stage,
        samples.at(-1) as RivalSample,
        joins,
        Math.ceil(rivals * ENTERED),
      );
    }
    // The first day is an hour longer, because aircraft that were leased at its beginning arrive in that hour.
    await stage.advance(day === 1 ? 25 : 24);
    if (day % DAYS_A_WEEK === 0) {
      const sample = await takeSample(stage);
      samples.push(sample);
      finances.push(await financeWeek(expert.investor.player));
      await onWeek(day / DAYS_A_WEEK, sample);
    }
    await endBestDay(expert, day, day === days);
    for (const newcomer of newcomers) await endNewcomerDay(newcomer, day);
    for (const entrant of entrants) await endEntrantDay(entrant, day);
  }
  const { investor, run: best } = expert;
  return {
    rivals,
    samples,
    finances,
    expert: investor.player.airline,
    best,
    newcomers: newcomers.map(({ run }) => run),
  };
}
