import type { HubLeg } from '#game/demand/choice/connections.ts';
import {
  type Competition,
  expectedConnections,
  NO_COMPETITION,
  type OnwardLeg,
} from '#game/demand/choice/expected-connections.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { type ConnectionMarket, connectionsOver } from '#game/demand/choice/pairings.ts';
import { USUAL } from '#game/demand/choice/tastes.ts';
import { splitGroups } from '#game/demand/groups.ts';
import { faresOf, KM } from './itineraries.ts';

/** A flight from AAA to the hub on Monday at eight. */
export const hubLeg = (more: Partial<HubLeg> = {}): HubLeg => ({
  id: 'in',
  spoke: 'AAA',
  departs: 480,
  block: 80,
  km: 600,
  fares: faresOf(600),
  seats: { economy: 100, business: 10, first: 0 },
  comfort: 0.6,
  ...more,
});

/** A flight from the hub to BBB an hour after that one has arrived. */
export const outLeg = (more: Partial<HubLeg> = {}): HubLeg =>
  hubLeg({ id: 'out', spoke: 'BBB', departs: 620, ...more });

/** Returns an O&D market with this many people per year. */
export function odMarketOf(yearly: number): ConnectionMarket {
  const { leisure, business, premium, total } = splitGroups(70, 30, KM, 40_000, 40_000);
  const share = yearly / total;
  return {
    km: KM,
    yearly: { leisure: leisure * share, business: business * share, premium: premium * share },
    latA: 0,
    latB: 0,
    lon: 0,
  };
}

/**
 * Returns the connections between any two spokes, in April.
 * @param direct flights by weekday
 */
export function connectionsOf(
  inbound: readonly HubLeg[],
  outbound: readonly HubLeg[],
  odMarketOf: (origin: string, destination: string) => ConnectionMarket | null,
  direct: Record<number, Itinerary[]> = {},
  competition: Competition = NO_COMPETITION,
): Map<string, OnwardLeg[]> {
  const hub = {
    airline: 'own',
    punctuality: USUAL.punctuality,
    reputation: USUAL.reputation,
    inbound,
    outbound,
  };
  const directOn = ({ weekday }: { weekday: number }) => direct[weekday] ?? [];
  return expectedConnections(connectionsOver(hub, odMarketOf), 3, directOn, competition);
}
