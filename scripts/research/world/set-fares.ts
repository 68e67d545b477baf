import { fareDemandCurve } from '#game/demand/forecast/fare-curve.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { act, type Player } from './player.ts';
import { flownRoutes } from './route-weeks.ts';

/**
 * Share of the way to the best fares of the forecast. Less than 1 because rivals respond and forecasts have
 * errors.
 */
const STEP = 0.5;

/** Moves the fares of every flown route towards the best ones on the fare curve of its page. */
export async function setFares(player: Player): Promise<void> {
  const changed = (await flownRoutes(player)).map(({ route, week }) => {
    const fares = faresOf(route);
    for (const cabin of CABIN_CLASSES) {
      const isFitted = week.departures.some((leg) => leg.airline === week.airline && leg.seats[cabin] > 0);
      if (!isFitted) continue;
      const { best } = fareDemandCurve({ ...week, fares }, cabin);
      fares[cabin] = Math.round(fares[cabin] + (best.fare - fares[cabin]) * STEP);
    }
    return { route: route.id, ...fares };
  });
  if (changed.length > 0) await act(player, 'route.fares', { routes: changed });
}
