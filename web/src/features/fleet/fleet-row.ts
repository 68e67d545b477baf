import type { FleetAircraft } from '#web/lib/game/fleet-view.ts';
import type { WeekResult } from '#web/lib/game/week-result.ts';

/** A row of the fleet table. */
export interface FleetRow extends FleetAircraft {
  /** Undefined while loading. */
  week: WeekResult | undefined;
}
