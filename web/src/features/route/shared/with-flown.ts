import type { FarePoint } from '../../../../../game/forecast/fare-curve.ts';
import type { PastFare } from '../../../../../game/forecast/flown.ts';

export interface ComparedFare {
  fare: number;
  /** Passengers a week by the curve; null beyond its ends. */
  expected: number | null;
  /** Passengers a week as they were; null where the fare was never asked. */
  sold: number | null;
}

/** The curve at a fare, straight between its points; null beyond its ends. */
function curveAt(points: readonly FarePoint[], fare: number): number | null {
  const next = points.findIndex((point) => point.fare >= fare);
  const to = points[next];
  if (!to) return null;
  if (to.fare === fare) return to.passengers;
  const from = points[next - 1];
  if (!from) return null;
  return from.passengers + ((fare - from.fare) / (to.fare - from.fare)) * (to.passengers - from.passengers);
}

/** A curve and what was really sold, by fare: both have a value at each fare that was asked within the curve. */
export function withFlown(points: readonly FarePoint[], flown: readonly PastFare[]): ComparedFare[] {
  const sold = new Map(flown.map(({ fare, passengers }) => [fare, passengers]));
  const fares = new Set([...points.map(({ fare }) => fare), ...sold.keys()]);
  return [...fares]
    .sort((one, other) => one - other)
    .map((fare) => ({ fare, expected: curveAt(points, fare), sold: sold.get(fare) ?? null }));
}
