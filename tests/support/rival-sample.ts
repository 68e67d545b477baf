import type { AirlineSample, RivalSample } from '#scripts/research/world/rivals/sample.ts';

/** Returns an airline that the server runs. */
export const rivalAirline = (id: string, changes: Partial<AirlineSample> = {}): AirlineSample => ({
  id,
  name: id,
  rival: true,
  worth: 0,
  aircraft: 1,
  routes: 1,
  ...changes,
});

/** Returns a sample of a world with these offers and airlines. */
export const rivalSample = (
  offers: readonly [pair: string, airline: string, fare: number, seats: number][],
  airlines: AirlineSample[] = [],
): RivalSample => ({
  airlines,
  offers: offers.map(([pair, airline, fare, seats]) => ({ pair, airline, fare, seats })),
  rejected: 0,
});
