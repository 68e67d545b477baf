/** First part of every query key, by which queries become stale together. */
export const KEYS = {
  /** Finished days of an aircraft, which no longer change. */
  aircraftDay: 'aircraft-day',
  airline: 'airline',
  airport: 'airport',
  airports: 'airports',
  /** Number of airlines per hub. */
  bases: 'bases',
  catchments: 'catchments',
  config: 'config',
  /** Aircraft for sale, auctions and negotiations. */
  exchange: 'exchange',
  /** Demand and departures between two airports. */
  market: 'market',
  /** Messages and blocks, stale after each message. Settlements do not change them. */
  messages: 'messages',
  models: 'models',
  /** Data of the player's airline, stale after each of its actions. */
  own: 'own',
  research: 'research',
  traffic: 'traffic',
  weatherFrame: 'weather-frame',
  world: 'world',
} as const;

export type KeyRoot = (typeof KEYS)[keyof typeof KEYS];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [KeyRoot, ...(readonly unknown[])];
  }
}
