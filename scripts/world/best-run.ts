import type { LedgerRow } from '../../game/records/ledger.ts';
import type { RouteHistory } from '../../game/records/route.ts';
import { DAY, DAYS_A_WEEK } from '../../game/time.ts';
import { type Account, accountOf, type Movement } from './accounts.ts';
import type { Character } from './characters.ts';
import { expand, quoteLease } from './expand.ts';
import { putToWork } from './plan-week.ts';
import { act, aircraftOf, cashOf, enter, legsOf, type Player, routesOf } from './player.ts';
import { setFares } from './set-fares.ts';
import type { Stage } from './stage.ts';

/** One hub in the largest market that one airline has to itself, and one model of which lessors have plenty. */
export const BEST: Character = {
  ...{ name: 'Reinvesting Air', hub: 'DEL', manner: 'sensible', model: 'boeing-737-800' },
  ...{ fleet: 12, reach: [250, 1800], fares: 1 },
};

/** What stays in the till, in weeks of leases and in whole US dollars. */
const RESERVE_WEEKS = 1;
const RESERVE_LEAST = 1_000_000;
/** What an aircraft takes with the routes for it, of what is due on signing. */
const WITH_ROUTES = 1.25;
/** Aircraft that planning takes on in a day. */
const MOST_A_DAY = 12;
/** Below this load of the last week, more aircraft would fly empty. */
const BUSY = 0.7;

/** An airline at the end of a week. Money in whole US dollars. */
export interface BestWeek {
  /** 1 is the first. */
  week: number;
  cash: number;
  /** Cash and the deposits that lessors hold. */
  worth: number;
  /** Of the net worth, since the end of the week before. */
  growth: number;
  aircraft: number;
  routes: number;
  account: Account;
  /** Fares less running costs, for each aircraft that is there. */
  profitEach: number;
}

export interface BestRun {
  weeks: BestWeek[];
  /** Net worth at the end of each day. */
  worth: number[];
  refusals: string[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Puts all money that is not needed into more aircraft and routes for them. */
async function reinvest(player: Player, load: number): Promise<void> {
  const { model } = player;
  if (!model || load < BUSY) return;
  const fleet = await aircraftOf(player);
  const { dueNow, weeklyRate } = await quoteLease(player, model);
  const reserve = Math.max(RESERVE_LEAST, RESERVE_WEEKS * weeklyRate * fleet.length);
  const affordable = Math.floor(((await cashOf(player)) - reserve) / (dueNow * WITH_ROUTES));
  const count = Math.min(MOST_A_DAY, affordable);
  if (count > 0) await expand(player, count, reserve, await legsOf(player));
}

/** How the week went that ends with a day. @param before net worth at its beginning */
async function weekOf(player: Player, day: number, before: number): Promise<BestWeek> {
  const { client } = player;
  const from = day - DAYS_A_WEEK;
  const rows = <Row>(name: string, filter: string) =>
    client.collection(name).getFullList<Row>({ batch: 1000, filter, sort: 'id' });
  // A lease is paid a week ahead.
  const since = (from - DAYS_A_WEEK) * DAY;
  const ledger = await rows<Pick<LedgerRow, keyof Movement>>('ledger', `minute >= ${since}`);
  const history = await rows<RouteHistory>('route_history', `days = 1 && starts >= ${from * DAY}`);
  const fleet = (await aircraftOf(player)).filter(({ delivered }) => delivered < day * DAY);
  const account = accountOf(ledger, history, { from, to: day }, 0);
  const worth = await worthOf(player);
  return {
    ...{ week: day / DAYS_A_WEEK, cash: await cashOf(player), worth, growth: worth / before - 1 },
    ...{ aircraft: fleet.length, routes: (await routesOf(player)).length, account },
    profitEach: fleet.length > 0 ? (account.revenue - account.total) / fleet.length : 0,
  };
}

async function worthOf(player: Player): Promise<number> {
  return (await cashOf(player)) + sum((await aircraftOf(player)).map(({ deposit }) => deposit));
}

/** Lets one airline put everything that it has into more of the same, day after day. @param onDay is told when a day is over */
export async function playBest(
  stage: Stage,
  days: number,
  onDay: (day: number, worth: number) => Promise<void>,
): Promise<BestRun> {
  const player = await enter(stage, BEST);
  await act(player, 'rules.set', { auto_line: true, auto_a: true, auto_c: true, auto_d: true });
  await expand(player, BEST.fleet, RESERVE_LEAST, []);
  const run: BestRun = { weeks: [], worth: [], refusals: player.refusals };
  let load = 1;
  let before = await worthOf(player);
  for (let day = 1; day <= days; day++) {
    // The first day is an hour longer, as in the other worlds: only then have aircraft come.
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
    await reinvest(player, load);
  }
  return run;
}
