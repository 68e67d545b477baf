import type { Incumbents } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { incumbentSeatsADay, incumbentSize } from '../incumbents/incumbents.ts';
import type { RoutePair } from './expected-route-profit.ts';

type PairEnd = Pick<Airport, 'type' | 'longest_runway_m'>;

/**
 * Returns a pair for the quick estimate.
 * @param incumbents what the real world's airlines offer on it
 * @param seatsADay seats per day and direction of this world's airlines
 */
export const routePair = (
  { km, yearly }: Pick<RoutePair, 'km' | 'yearly'>,
  incumbents: Incumbents | null,
  [from, to]: readonly [PairEnd, PairEnd],
  seatsADay = 0,
): RoutePair => ({
  km,
  yearly,
  rivalsSeatsADay: seatsADay + incumbentSeatsADay(incumbents, km),
  incumbentSize: incumbentSize(incumbents),
  typeA: from.type,
  typeB: to.type,
  runwayA: from.longest_runway_m,
  runwayB: to.longest_runway_m,
});
