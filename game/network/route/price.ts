import type { AirportType } from '#game/world/airport/airport.ts';

/**
 * Dollars for slots at one end. Grows with the number of runways because demand for large airports is higher.
 */
const AT_END: Readonly<Record<AirportType, { base: number; aRunway: number }>> = {
  medium_airport: { base: 16_000, aRunway: 2_000 },
  large_airport: { base: 50_000, aRunway: 15_000 },
};
const MAX_RUNWAYS = 4;
/** Traffic rights cost more over long distances. Shares of the fee at both ends. */
const NEAR = 0.75;
const FAR_KM = 4_000;
const WHOLE = 1_000;

interface FeeEnd {
  type: AirportType;
  /** Open runways; 0 = unknown. */
  runways: number;
}

const endFee = ({ type, runways }: FeeEnd) => {
  const { base, aRunway } = AT_END[type];
  return base + aRunway * Math.min(MAX_RUNWAYS, Math.max(1, runways));
};

/**
 * Returns the price of a route in whole US dollars: about $30,000 for a regional route between medium
 * airports, about $500,000 for a long one between two large airports. Closing it refunds nothing.
 */
export function routeFee({ km, a, b }: { km: number; a: FeeEnd; b: FeeEnd }): number {
  const fee = (endFee(a) + endFee(b)) * (NEAR + km / FAR_KM);
  return Math.round(fee / WHOLE) * WHOLE;
}
