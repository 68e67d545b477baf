import type { FarePoint } from '#game/demand/forecast/fare-curve.ts';
import type { PastFare } from '#game/demand/forecast/flown.ts';

export interface ComparedFare {
  fare: number;
  /** Passengers per week on the curve. Null beyond its ends. */
  expected: number | null;
  /** Actual passengers per week. Null if this fare was never set. */
  sold: number | null;
}

/** Returns the curve's value at a fare by linear interpolation. Null beyond its ends. */
function curveAt(points: readonly FarePoint[], fare: number): number | null {
  const next = points.findIndex((point) => point.fare >= fare);
  const to = points[next];
  if (!to) return null;
  if (to.fare === fare) return to.passengers;
  const from = points[next - 1];
  if (!from) return null;
  return from.passengers + ((fare - from.fare) / (to.fare - from.fare)) * (to.passengers - from.passengers);
}

/** Merges a curve with actual sales by fare. Both have a value at each past fare within the curve. */
export function withFlown(points: readonly FarePoint[], flown: readonly PastFare[]): ComparedFare[] {
  const sold = new Map(flown.map(({ fare, passengers }) => [fare, passengers]));
  const fares = new Set([...points.map(({ fare }) => fare), ...sold.keys()]);
  return [...fares]
    .sort((one, other) => one - other)
    .map((fare) => ({ fare, expected: curveAt(points, fare), sold: sold.get(fare) ?? null }));
}
