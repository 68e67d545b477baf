import { bestFares } from '#game/demand/forecast/best-fares.ts';
import { act, type Player } from './player.ts';
import { flownRoutes } from './route-weeks.ts';

/** Sets the best fares of every flown route's forecast, as the page proposes them. */
export async function setFares(player: Player): Promise<void> {
  const changed = (await flownRoutes(player)).map(({ route, week }) => ({
    route: route.id,
    ...bestFares(week).fares,
  }));
  if (changed.length > 0) await act(player, 'route.fares', { routes: changed });
}
