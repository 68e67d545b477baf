import { DAYS_A_WEEK } from '#game/world/time.ts';
import type { Character } from './characters.ts';
import { enterInvestor, type Habits, type Investor, liveInvestorDay } from './investor.ts';
import { type PlayerWeek, weekOf, worthOf } from './player-week.ts';
import type { Stage } from './stage.ts';

/** One hub in the largest market. */
export const BEST: Character = {
  name: 'Reinvesting Air',
  hub: 'DEL',
  manner: 'sensible',
  model: '',
  fleet: 0,
  reach: [0, 20_000],
  fares: 1,
};
export const BEST_HABITS: Habits = { triedFirst: 32, tried: 32, isCareful: true, aWeek: 5 };

export interface BestRun {
  weeks: PlayerWeek[];
  /** Net worth at the end of each day. */
  worth: number[];
  rejections: string[];
}

/** The airline of a run between two days. */
export interface Expert {
  investor: Investor;
  run: BestRun;
  /** Net worth at the end of the last week. */
  before: number;
}

/** Founds the airline and signs its first leases. */
export async function enterBest(stage: Stage, habits = BEST_HABITS): Promise<Expert> {
  const investor = await enterInvestor(stage, BEST, habits);
  const { player } = investor;
  const run: BestRun = { weeks: [], worth: [], rejections: player.rejections };
  return { investor, run, before: await worthOf(player) };
}

/** Notes the results of a day, counted from 1, and plays the beginning of the next one unless it is the last. */
export async function endBestDay(expert: Expert, day: number, isLast: boolean): Promise<void> {
  const { investor, run } = expert;
  const { player } = investor;
  if (day % DAYS_A_WEEK === 0) {
    const week = await weekOf(player, day, expert.before);
    run.weeks.push(week);
    expert.before = week.worth;
  }
  run.worth.push(await worthOf(player));
  if (!isLast) await liveInvestorDay(investor, day);
}

/**
 * Lets one airline decide each week as somebody would who reads every forecast, and invest all its cash.
 * @param onDay is called at the end of each day
 */
export async function playBest(
  stage: Stage,
  days: number,
  onDay: (day: number, worth: number) => Promise<void>,
): Promise<BestRun> {
  const expert = await enterBest(stage);
  for (let day = 1; day <= days; day++) {
    // The first day is an hour longer, as in the other worlds, because the aircraft arrive in that hour.
    await stage.advance(day === 1 ? 25 : 24);
    await endBestDay(expert, day, day === days);
    await onDay(day, expert.run.worth.at(-1) ?? 0);
  }
  return expert.run;
}
