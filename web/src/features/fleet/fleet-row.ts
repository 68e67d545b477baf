import type { FleetAircraft } from '../../lib/game/fleet-view.ts';
import type { WeekResult } from '../../lib/game/week-result.ts';

/** A row of the fleet's table. */
export interface FleetRow extends FleetAircraft {
  /** Undefined while it is not known. */
  week: WeekResult | undefined;
}
