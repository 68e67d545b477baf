import type { LedgerRow } from '#game/tables/ledger.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import { type Account, accountOf, type LedgerEntry } from './accounts.ts';
import type { Character } from './characters.ts';
import { expand } from './expand.ts';
import { sum } from './figures.ts';
import { putToWork } from './plan-week.ts';
import { act, aircraftOf, cashOf, enter, type Player, routesOf } from './player.ts';
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

/** An airline at the end of a week, in whole US dollars. */
export interface BestWeek {
  /** Counted from 1. */
  week: number;
  cash: number;
  /** Cash plus the deposits held by lessors. */
  worth: number;
  /** Growth of the net worth since the previous week, as a share. */
  growth: number;
  aircraft: number;
  routes: number;
  account: Account;
  /** Fares minus running costs, per delivered aircraft. */
  profitEach: number;
}

export interface BestRun {
  weeks: BestWeek[];
  /** Net worth at the end of each day. */
  worth: number[];
  rejections: string[];
}

/** Returns the results of the week that ends with a day. @param before net worth at its beginning */
async function weekOf(player: Player, day: number, before: number): Promise<BestWeek> {
  const { client } = player;
  const from = day - DAYS_A_WEEK;
  const rows = <Row>(name: string, filter: string) =>
    client.collection(name).getFullList<Row>({ batch: 1000, filter, sort: 'id' });
  // Leases are paid a week in advance.
  const since = (from - DAYS_A_WEEK) * DAY;
  const ledger = await rows<Pick<LedgerRow, keyof LedgerEntry>>('ledger', `minute >= ${since}`);
  const history = await rows<RouteHistory>('route_history', `days = 1 && starts >= ${from * DAY}`);
  const fleet = (await aircraftOf(player)).filter(({ delivered }) => delivered < day * DAY);
  const account = accountOf(ledger, history, { from, to: day }, 0);
  const worth = await worthOf(player);
  return {
    week: day / DAYS_A_WEEK,
    cash: await cashOf(player),
    worth,
    growth: worth / before - 1,
    aircraft: fleet.length,
    routes: (await routesOf(player)).length,
    account,
    profitEach: fleet.length > 0 ? (account.revenue - account.total) / fleet.length : 0,
  };
}

async function worthOf(player: Player): Promise<number> {
  return (await cashOf(player)) + sum((await aircraftOf(player)).map(({ deposit }) => deposit));
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
  const player = await enter(stage, BEST);
  await act(player, 'rules.set', { auto_line: true, auto_a: true, auto_c: true, auto_d: true });
  await expand(player, BEST.fleet, INVESTMENT.reserveMin, []);
  const run: BestRun = { weeks: [], worth: [], rejections: player.rejections };
  let load = 1;
  let before = await worthOf(player);
  for (let day = 1; day <= days; day++) {
    // The first day is an hour longer, as in the other worlds, because the aircraft arrive in that hour.
    await stage.advance(day === 1 ? 25 : 24);
    if (day % DAYS_A_WEEK === 0) {
      const week = await weekOf(player, day, before);
      run.weeks.push(week);
      ({ load } = week.account);
      before = week.worth;
      await setFares(player);
    }
    run.worth.push(await worthOf(player));
    await onDay(day, run.worth.at(-1) ?? 0);
    await putToWork(player);
    if (load >= BUSY) await reinvest(player, INVESTMENT);
  }
  return run;
}
