import { expand, quoteLease } from './expand.ts';
import { aircraftOf, cashOf, legsOf, type Player } from './player.ts';

/** How much of its cash an airline puts into more aircraft. */
export interface InvestmentPlan {
  /** Minimum cash to keep, in weeks of leases and in whole US dollars. The larger one counts. */
  reserveWeeks: number;
  reserveMin: number;
  /** Price of an aircraft with the routes for it, as a multiple of what is due on signing. */
  withRoutes: number;
  /** Maximum number of aircraft added at once. */
  countMax: number;
}

/** Invests spare cash in more aircraft and routes for them. */
export async function reinvest(player: Player, plan: InvestmentPlan): Promise<void> {
  const { model } = player;
  if (!model) return;
  const fleet = await aircraftOf(player);
  const { dueNow, weeklyRate } = await quoteLease(player, model);
  const reserve = Math.max(plan.reserveMin, plan.reserveWeeks * weeklyRate * fleet.length);
  const affordable = Math.floor(((await cashOf(player)) - reserve) / (dueNow * plan.withRoutes));
  const count = Math.min(plan.countMax, affordable);
  if (count > 0) await expand(player, count, reserve, await legsOf(player));
}
