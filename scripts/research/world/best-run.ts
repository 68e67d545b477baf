import { DAYS_A_WEEK } from '#game/world/time.ts';
import type { Character } from './characters.ts';
import { expand } from './expand.ts';
import { putToWork } from './plan-week.ts';
import { act, enter, type Player } from './player.ts';
import { type PlayerWeek, weekOf, worthOf } from './player-week.ts';
import { type InvestmentPlan, reinvest } from './reinvest.ts';
import { setFares } from './set-fares.ts';
import type { Stage } from './stage.ts';

/** One hub without rivals in the largest market, and one model with plenty of stock at lessors. */
export const BEST: Character = {
  name: 'Reinvesting Air',
  hub: 'DEL',
  manner: 'sensible',
  model: 'boeing-737-800',
  fleet: 12,
  reach: [250, 1800],
  fares: 1,
};

const INVESTMENT: InvestmentPlan = { reserveWeeks: 1, reserveMin: 1_000_000, withRoutes: 1.25, countMax: 12 };
/** Load factor of the last week below which no aircraft are added. */
const BUSY = 0.7;

export interface BestRun {
  weeks: PlayerWeek[];
  /** Net worth at the end of each day. */
  worth: number[];
  rejections: string[];
}

/** The airline of a run between two days. */
export interface Expert {
  player: Player;
  run: BestRun;
  /** Load factor of the last week. */
  load: number;
  /** Net worth at the end of the last week. */
  before: number;
}

/** Founds the airline and spends its capital. */
export async function enterBest(stage: Stage): Promise<Expert> {
  const player = await enter(stage, BEST);
  await act(player, 'rules.set', { auto_line: true, auto_a: true, auto_c: true, auto_d: true });
  await expand(player, BEST.fleet, INVESTMENT.reserveMin, []);
  const run: BestRun = { weeks: [], worth: [], rejections: player.rejections };
  return { player, run, load: 1, before: await worthOf(player) };
}

/** Notes the results of a day, counted from 1, and invests all cash in more of the same. */
export async function endBestDay(expert: Expert, day: number): Promise<void> {
  const { player, run } = expert;
  if (day % DAYS_A_WEEK === 0) {
    const week = await weekOf(player, day, expert.before);
    run.weeks.push(week);
    expert.load = week.account.load;
    expert.before = week.worth;
    await setFares(player);
  }
  run.worth.push(await worthOf(player));
  await putToWork(player);
  if (expert.load >= BUSY) await reinvest(player, INVESTMENT);
}

/**
 * Lets one airline invest all its cash in more of the same, day after day.
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
    await endBestDay(expert, day);
    await onDay(day, expert.run.worth.at(-1) ?? 0);
  }
  return expert.run;
}
