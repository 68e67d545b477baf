import { classesOf, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { bestLease, planStart } from './best-lease.ts';
import type { Character } from './characters.ts';
import { act, aircraftOf, cashOf, enter, type Player } from './player.ts';
import { readPlayerFacts } from './route-weeks.ts';
import { setFares } from './set-fares.ts';
import type { Stage } from './stage.ts';

/** Cash to keep: weeks of leases, and whole US dollars. The larger one counts. */
const RESERVE = { weeks: 3, min: 2_000_000 } as const;

/** How thoroughly a player reads forecasts, and how fast the airline grows. */
export interface Habits {
  /** Pairs with an aircraft that are forecast in full before the first lease, on which all depends, and before others. */
  triedFirst: number;
  tried: number;
  /** Whether a lease must pay in nine of ten weeks, not only on average. */
  isCareful: boolean;
  /** Most leases in a week. More of them would be decided before the first results. */
  aWeek: number;
}

/** A player who leases what the forecasts of research recommend, of any model, one aircraft per pair. */
export interface Investor {
  player: Player;
  habits: Habits;
  /** Destinations of aircraft that are on order, the oldest order first. */
  ordered: { model: string; route: string; to: Airport }[];
}

/** Signs the best leases that the airline can pay, with the routes for them. */
async function invest({ player, habits, ordered }: Investor): Promise<void> {
  for (let count = 0; count < habits.aWeek; count++) {
    const facts = await readPlayerFacts(player);
    const rates = (await aircraftOf(player)).reduce((sum, { lease_rate }) => sum + lease_rate, 0);
    const most = (await cashOf(player)) - Math.max(RESERVE.min, RESERVE.weeks * rates);
    const tried = facts.weeks.length === 0 ? habits.triedFirst : habits.tried;
    const best = await bestLease(player, facts, { most, tried, isCareful: habits.isCareful });
    if (!best) return;
    const { model, to, quote, fee: price } = best;
    const opened = await act(player, 'route.open', { from: player.hub.id, to: to.id, price });
    if (!opened) return;
    await act(player, 'fleet.lease', { model: model.id, count: 1, price: quote.weeklyRate });
    ordered.push({ model: model.id, route: String(opened.route), to });
  }
}

/** Lets delivered aircraft fly the routes for which they were ordered, at the best fares. */
async function putOrderedToWork({ player, ordered }: Investor): Promise<void> {
  const { minute } = await player.stage.now();
  for (const row of await aircraftOf(player)) {
    const order = ordered.find(({ model }) => model === row.model);
    const model = player.stage.models.get(row.model);
    if (!order || !model || row.delivered > minute) continue;
    const facts = await readPlayerFacts(player);
    if (facts.legs.some(({ aircraft }) => aircraft === row.id)) continue;
    const { id, condition, lease_rate: leaseRate, place: base, revision } = row;
    const cabin = classesOf(row);
    const age = ageInYears(row, minute);
    const aircraft = {
      id,
      model,
      cabin,
      seats: sumOfClasses(cabin),
      base,
      age,
      condition,
      leaseRate,
      familySize: 1,
    };
    const start = await planStart(player, { id: order.route, to: order.to, aircraft }, facts);
    ordered.splice(ordered.indexOf(order), 1);
    if (!start) continue;
    const legs = start.legs.map(({ route, origin, departs }) => ({ route, origin, departs }));
    await act(player, 'route.fares', { routes: [{ route: order.route, ...start.fares }] });
    await act(player, 'timetable.set', { plans: [{ aircraft: id, revision, legs }] });
  }
}

/** Founds the airline and signs its first leases. */
export async function enterInvestor(stage: Stage, character: Character, habits: Habits): Promise<Investor> {
  const player = await enter(stage, character);
  await act(player, 'rules.set', { auto_line: true, auto_a: true, auto_c: true, auto_d: true });
  const investor = { player, habits, ordered: [] };
  await invest(investor);
  return investor;
}

/** Plays the beginning of a day, counted from 0 since the founding. Decides about fares and leases each week. */
export async function liveInvestorDay(investor: Investor, day: number): Promise<void> {
  if (day % DAYS_A_WEEK === 0) {
    await setFares(investor.player);
    await invest(investor);
  }
  await putOrderedToWork(investor);
}
