import { DAYS_A_WEEK } from '#game/world/time.ts';
import type { CHARACTERS } from './characters.ts';
import { expand } from './expand.ts';
import { ForecastLog, type RouteForecast } from './forecast-error.ts';
import { putToWork } from './plan-week.ts';
import { act, enter, type Player } from './player.ts';
import { review } from './review.ts';
import { setFares } from './set-fares.ts';
import type { Stage } from './stage.ts';
import { hedge, planChecks } from './take-care.ts';

/** Minimum cash of a beginner, in whole US dollars. */
const FIRST_RESERVE = 3_000_000;
/** Day on which cautious players plan their A checks. */
const CHECK_DAY = 9;
/** Day on which they hedge fuel. The limit depends on the burn of a week. */
const HEDGE_DAY = 9;

export interface Played {
  players: Player[];
  /** Real seconds of settlement per game day. */
  seconds: number[];
  /** Forecasts of sensible airlines with their results. */
  forecasts: readonly RouteForecast[];
}

/** Begins an airline in the manner of its character. */
export async function open(player: Player): Promise<void> {
  const { manner, fleet } = player.character;
  if (manner === 'idle') return;
  await act(player, 'rules.set', { auto_line: true, auto_a: true, auto_c: true, auto_d: true });
  await expand(player, fleet, manner === 'reckless' ? 0 : FIRST_RESERVE, []);
}

/** Plays the beginning of a day, counted from 0 since the founding. */
export async function liveDay(player: Player, day: number, log: ForecastLog): Promise<void> {
  const { manner } = player.character;
  if (manner === 'idle') return;
  await log.compare(player, day);
  const begun = await putToWork(player);
  if (manner === 'reckless') return;
  if (begun > 0) await setFares(player);
  if (day === CHECK_DAY && manner === 'cautious') await planChecks(player);
  if (day > 1 && (day - 1) % DAYS_A_WEEK === 0) await review(player);
  if (day === HEDGE_DAY && manner === 'cautious') await hedge(player);
  if (manner === 'sensible') await log.note(player, day);
}

/**
 * Lets players found their airlines and run them for a number of game days.
 * @param onDay is called at the end of each day
 */
export async function play(
  stage: Stage,
  characters: typeof CHARACTERS,
  days: number,
  onDay: (day: number, seconds: number) => Promise<void>,
): Promise<Played> {
  const players: Player[] = [];
  for (const character of characters) players.push(await enter(stage, character));
  for (const player of players) await open(player);
  const seconds: number[] = [];
  const log = new ForecastLog();
  for (let day = 0; day < days; day++) {
    if (day > 0) for (const player of players) await liveDay(player, day, log);
    const began = performance.now();
    // The first day is an hour longer, so that the clock reaches the second day and the aircraft arrive.
    await stage.advance(day === 0 ? 25 : 24);
    seconds.push((performance.now() - began) / 1000);
    await onDay(day + 1, seconds[day] ?? 0);
  }
  return { players, seconds, forecasts: log.found };
}
