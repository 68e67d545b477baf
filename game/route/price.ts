import type { AirportType } from '../airport.ts';

/** Dollars for a share of the slots at one end; grows with runways, since large airports are where everybody wants to be. */
const AT_END: Readonly<Record<AirportType, { base: number; aRunway: number }>> = {
  medium_airport: { base: 16_000, aRunway: 2_000 },
  large_airport: { base: 50_000, aRunway: 15_000 },
};
const MOST_RUNWAYS = 4;
/** Traffic rights cost more over a long distance: shares of the fee at both ends. */
const NEAR = 0.75;
const FAR_KM = 4_000;
const WHOLE = 1_000;

interface FeeEnd {
  type: AirportType;
  /** Open runways; 0 = not known. */
  runways: number;
}

const endFee = ({ type, runways }: FeeEnd) => {
  const { base, aRunway } = AT_END[type];
  return base + aRunway * Math.min(MOST_RUNWAYS, Math.max(1, runways));
};

/**
 * What acquiring a route costs, in whole US dollars: some $30,000 for a regional hop between medium airports, some $500,000
 * over long distance between two large ones. Closing it gives nothing back.
 */
export function routeFee({ km, a, b }: { km: number; a: FeeEnd; b: FeeEnd }): number {
  const fee = (endFee(a) + endFee(b)) * (NEAR + km / FAR_KM);
  return Math.round(fee / WHOLE) * WHOLE;
}
