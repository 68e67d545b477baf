import { checkQuote } from '../../game/fleet/check-quote.ts';
import { HEDGE_WEEKS_MAX, hedgeOffer } from '../../game/fuel-price.ts';
import type { Maintenance } from '../../game/records/aircraft.ts';
import { bestWindow } from '../../game/settlement/check-window.ts';
import { DAYS_A_WEEK, HOUR } from '../../game/time.ts';
import { startWeekMinute } from '../../game/timetable/clock.ts';
import { act, aircraftOf, legsOf, type Player, routesOf } from './player.ts';

/** Of what the timetable burns, so that a cancelled week does not make it a bet. */
const HEDGED = 0.9;
const HEDGE_WEEKS = Math.min(12, HEDGE_WEEKS_MAX);

/** Buys most of the fuel of the timetable ahead. */
export async function hedge(player: Player): Promise<void> {
  const { model, stage } = player;
  if (!model) return;
  const km = new Map((await routesOf(player)).map((route) => [route.id, route.km]));
  const burnt = (await legsOf(player)).reduce(
    (sum, { route }) => sum + (model.fuel_kg_h * (km.get(route) ?? 0)) / model.cruise_kmh + model.climb_kg,
    0,
  );
  const tonnes = Math.floor((burnt / 1000 / DAYS_A_WEEK) * HEDGED);
  if (tonnes < 1) return;
  const { fuel_price } = await stage.now();
  const price = hedgeOffer(fuel_price, HEDGE_WEEKS);
  await act(player, 'fuel.hedge', { weeks: HEDGE_WEEKS, tonnes, price });
}

/** Plans an A check for each aircraft by hand, where it costs the fewest flights. */
export async function planChecks(player: Player): Promise<void> {
  const { model, stage, hub } = player;
  if (!model) return;
  const fleet = await aircraftOf(player);
  const legs = await legsOf(player);
  const { minute, start } = await stage.now();
  const startsAt = startWeekMinute(start);
  const works = await player.client.collection('maintenance').getFullList<Maintenance>({
    filter: 'state != "done"',
  });
  const planned = new Set(works.map(({ aircraft }) => aircraft));
  for (const row of fleet.filter(({ id }) => !planned.has(id))) {
    const own = legs.filter(({ aircraft }) => aircraft === row.id);
    const { starts, place } = bestWindow(own, 'a', minute + HOUR, row.place, hub.id, startsAt);
    const terms = { ownBase: place === hub.id, familySize: fleet.length };
    const { cost: price } = checkQuote(model, row, 'a', starts, terms);
    await act(player, 'maintenance.plan', { aircraft: row.id, kind: 'a', starts, price });
  }
}
