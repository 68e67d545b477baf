/**
 * How a scripted player runs an airline. `sensible` plans with the game's own forecasts and reviews each
 * week. `cautious` does so with few aircraft, hedges fuel and never grows. `reckless` leases as many aircraft
 * as possible, charges high fares and never reviews. `idle` founds an airline and leaves.
 */
export type Manner = 'sensible' | 'cautious' | 'reckless' | 'idle';

export interface Character {
  name: string;
  /** IATA code. */
  hub: string;
  manner: Manner;
  /** Key of the aircraft model to lease. */
  model: string;
  /** Number of aircraft at the start, if the cash allows. */
  fleet: number;
  /** Minimum and maximum length of its routes, km. */
  reach: readonly [number, number];
  /** Fares as a multiple of the usual ones. */
  fares: number;
}

const SHORT_HAUL = [300, 2600] as const;
const REGIONAL = [120, 750] as const;
const LONG_HAUL = [4500, 10_500] as const;

/**
 * The airlines of the world. They cover every continent, turboprops to widebodies, and new and old aircraft.
 * Four hubs have two or three competitors, two airlines are alone in the largest markets, and one flies cheap
 * old jets.
 */
export const CHARACTERS: readonly Character[] = [
  ['Amstel Air', 'AMS', 'sensible', 'boeing-737-800', 6, SHORT_HAUL, 1],
  ['Polder Jet', 'AMS', 'sensible', 'airbus-a320neo', 5, SHORT_HAUL, 0.97],
  ['Zuiderzee Airlines', 'AMS', 'sensible', 'airbus-a320-200', 5, SHORT_HAUL, 1],
  ['Meseta Airlines', 'MAD', 'sensible', 'airbus-a320-200', 6, SHORT_HAUL, 1],
  ['Retiro Jet', 'MAD', 'sensible', 'boeing-737-800', 6, SHORT_HAUL, 0.97],
  ['Peachtree Airways', 'ATL', 'sensible', 'boeing-737-800', 6, SHORT_HAUL, 1],
  ['Dogwood Air', 'ATL', 'sensible', 'airbus-a321-200', 5, SHORT_HAUL, 0.97],
  ['Highveld Air', 'JNB', 'sensible', 'airbus-a320-200', 6, SHORT_HAUL, 1],
  ['Karoo Jet', 'JNB', 'sensible', 'boeing-737-800', 6, SHORT_HAUL, 0.97],
  ['Limpopo Airways', 'JNB', 'sensible', 'embraer-e195', 7, SHORT_HAUL, 1],
  ['Mälaren Regional', 'ARN', 'sensible', 'atr-72-500', 8, REGIONAL, 1],
  ['Southern Cross Link', 'CHC', 'sensible', 'atr-72-600', 6, REGIONAL, 1],
  ['Hudson Atlantic', 'JFK', 'sensible', 'boeing-777-300er', 2, LONG_HAUL, 1],
  ['Thames Overseas', 'LHR', 'sensible', 'airbus-a330-300', 2, LONG_HAUL, 1],
  ['Yamuna Air', 'DEL', 'sensible', 'airbus-a320-200', 6, SHORT_HAUL, 1],
  ['Sumida Wings', 'HND', 'sensible', 'boeing-737-800', 6, SHORT_HAUL, 1],
  ['Chattahoochee Classic', 'ATL', 'sensible', 'boeing-737-300', 5, SHORT_HAUL, 1],
  ['Danube Careful', 'VIE', 'cautious', 'embraer-e190', 2, SHORT_HAUL, 1],
  ['Icarus Express', 'FRA', 'reckless', 'airbus-a320neo', 10, SHORT_HAUL, 2.2],
  ['Sleepy Air', 'BRU', 'idle', '', 0, SHORT_HAUL, 1],
].map(([name, hub, manner, model, fleet, reach, fares]) => ({
  name,
  hub,
  manner,
  model,
  fleet,
  reach,
  fares,
})) as readonly Character[];
