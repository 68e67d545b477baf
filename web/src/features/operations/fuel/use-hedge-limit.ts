import { burnSince, type HedgeLimit, hedgeLimit } from '#game/operations/fuel/hedge-limit.ts';
import { useModels } from '#web/lib/game/aircraft-models.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useHistory } from '#web/lib/game/history.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { burntOn, timetableKg } from './fuel-burn.ts';

/** Returns the airline's hedge limit, computed as on the server. Undefined while loading. */
export function useHedgeLimit(now: number): HedgeLimit | undefined {
  const history = useHistory(burnSince(now)).data;
  const legs = useLegs().data;
  const routes = useRoutes().data;
  const fleet = useFleet().data;
  const models = useModels().data;
  if (!history || !legs || !routes || !fleet || !models) return undefined;
  const minute = Math.floor(now);
  const use = { ...burntOn(history, minute), timetableKg: timetableKg(legs, routes, fleet, models, minute) };
  return hedgeLimit(use, minute);
}
