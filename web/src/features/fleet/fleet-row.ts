import type { FleetAircraft } from '../../lib/game/fleet-view.ts';
import type { WeekResult } from '../../lib/game/week-result.ts';

/** A row of the fleet table. */
export interface FleetRow extends FleetAircraft {
  /** Undefined while loading. */
  week: WeekResult | undefined;
}
