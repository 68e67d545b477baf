import { checkQuote } from '#game/fleet/check-quote.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { HEDGE_WEEKS_MAX, hedgeOffer, hedgeStart } from '#game/operations/fuel/fuel-price.ts';
import { bestWindow } from '#game/operations/hour/check-window.ts';
import type { FuelContract } from '#game/tables/fuel-contract.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { act, aircraftOf, legsOf, type Player } from './player.ts';

/** Share of the burnt fuel to hedge. Leaves a margin for weeks with cancellations. */
const HEDGED = 0.9;
/** Days whose fuel counts. A week is enough for the server's limit and soon available. */
const BURN_DAYS = 7;
const HEDGE_WEEKS = Math.min(12, HEDGE_WEEKS_MAX);

/** Hedges most of the fuel that last week's flights burnt. */
export async function hedge(player: Player): Promise<void> {
  const { client, stage } = player;
  const { minute, fuel_price, economy } = await stage.now();
  const today = minute - (minute % DAY);
  const filter = `starts >= ${today - BURN_DAYS * DAY} && starts < ${today}`;
  const days = await client.collection('route_history').getFullList<RouteHistory>({ filter, batch: 1000 });
  const running = await client
    .collection('fuel_contract')
    .getFullList<FuelContract>({ filter: `ends > ${hedgeStart(minute)}` });
  const burnt = days.reduce((sum, { fuel_kg }) => sum + fuel_kg, 0) / 1000 / BURN_DAYS;
  const hedged = running.reduce((sum, { tonnes }) => sum + tonnes, 0);
  const tonnes = Math.floor(burnt * HEDGED) - hedged;
  if (tonnes < 1) return;
  const price = hedgeOffer(fuel_price, HEDGE_WEEKS, economy);
  await act(player, 'fuel.hedge', { weeks: HEDGE_WEEKS, tonnes, price });
}

/** Plans an A check for each aircraft manually at the time that costs the fewest flights. */
export async function planChecks(player: Player): Promise<void> {
  const { model, stage, hub } = player;
  if (!model) return;
  const fleet = await aircraftOf(player);
  const legs = await legsOf(player);
  const { minute, start } = await stage.now();
  const startsAt = startWeekMinute(start);
  const workOrders = await player.client.collection('maintenance').getFullList<Maintenance>({
    filter: 'state != "done"',
  });
  const planned = new Set(workOrders.map(({ aircraft }) => aircraft));
  for (const row of fleet.filter(({ id }) => !planned.has(id))) {
    const own = legs.filter(({ aircraft }) => aircraft === row.id);
    const { starts, place } = bestWindow(own, 'a', {
      from: minute + HOUR,
      place: row.place,
      hub: hub.id,
      startsAt,
    });
    const terms = { ownBase: place === hub.id, familySize: fleet.length };
    const { cost: price } = checkQuote(model, row, 'a', starts, terms);
    await act(player, 'maintenance.plan', { aircraft: row.id, kind: 'a', starts, price });
  }
}
