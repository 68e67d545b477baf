import { DAYS_A_WEEK } from '#game/world/time.ts';
import { CHARACTERS, type Character } from '../characters.ts';
import { enterInvestor, type Habits, type Investor, liveInvestorDay } from '../investor.ts';
import { type PlayerWeek, profitOf, recentAccount, weekOf, worthOf } from '../player-week.ts';
import type { Stage } from '../stage.ts';

/** Hubs with rivals on four continents, where sensible airlines are founded: several, because luck decides much for one. */
export const NEWCOMER_HUBS = ['MAD', 'DEL', 'JNB', 'HND', 'ATL'];
/** Days after the founding in which the report looks for the first profit. */
const FIRST_DAYS = 14;
/** After the first lease, they read a few forecasts, count on what these expect, and grow slowly. */
const HABITS: Habits = { triedFirst: 40, tried: 10, isCareful: false, aWeek: 1 };

/** Results of a player who founds an airline among rivals. */
export interface NewcomerRun {
  name: string;
  /** Airline id. */
  airline: string;
  /** Day of the founding, counted from 0. */
  founded: number;
  /** Net worth after the first leases, in whole US dollars. */
  capital: number;
  /** First day since the founding, counted from 1, on which fares exceed running costs. Null if there is none. */
  firstProfit: number | null;
  weeks: PlayerWeek[];
  rejections: string[];
}

/** A newcomer between two days. */
export interface Newcomer {
  investor: Investor;
  run: NewcomerRun;
}

async function enterNewcomer(stage: Stage, character: Character, day: number): Promise<Newcomer> {
  const investor = await enterInvestor(stage, character, HABITS);
  const { player } = investor;
  const capital = await worthOf(player);
  const run: NewcomerRun = {
    name: character.name,
    airline: player.airline,
    founded: day,
    capital,
    firstProfit: null,
    weeks: [],
    rejections: player.rejections,
  };
  return { investor, run };
}

/** Founds an airline at each hub (IATA code) at the beginning of a day, counted from 0. */
export async function enterNewcomers(
  stage: Stage,
  hubs: readonly string[],
  day: number,
): Promise<Newcomer[]> {
  const newcomers: Newcomer[] = [];
  for (const iata of hubs) {
    const character = CHARACTERS.find(({ hub }) => hub === iata);
    if (character) newcomers.push(await enterNewcomer(stage, character, day));
  }
  return newcomers;
}

/** Notes the results of a day, counted from 1, and plays the beginning of the next one. */
export async function endNewcomerDay({ investor, run }: Newcomer, day: number): Promise<void> {
  const { player } = investor;
  const since = day - run.founded;
  if (run.firstProfit === null && since <= FIRST_DAYS) {
    const account = await recentAccount(player, { from: day - 1, to: day });
    if (account.flights > 0 && profitOf(account) > 0) run.firstProfit = since;
  }
  if (since % DAYS_A_WEEK === 0)
    run.weeks.push(await weekOf(player, day, run.weeks.at(-1)?.worth ?? run.capital));
  await liveInvestorDay(investor, since);
}
