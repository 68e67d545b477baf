import { type AirportSlots, fullFrom } from './airport-slots.ts';

/** A change of the slots in the pool of an airport. */
export interface PoolChange {
  /** Hour of the week. */
  hour: number;
  /** Negative if slots are taken out of it. */
  count: number;
}

/** Returns hours that are spread evenly over the given ones, as many as wanted. */
const spreadOver = (hours: readonly number[], wanted: number): number[] =>
  Array.from(
    { length: wanted },
    (_, index) => hours[Math.floor(((index + 0.5) * hours.length) / wanted)] ?? 0,
  );

/**
 * Returns how the pool changes if the real world's airlines give up slots or want them again. Given-up slots of full hours
 * go to the pool as far as the runways permit more movements. In other hours there are free ones anyway. Airlines that come
 * back get only what is left in the pool, so nobody loses a slot.
 * @param slots as an airline without flights sees them
 * @param count weekly movements given up, negative for wanted ones
 */
export function poolChanges({ capacity, others, pool }: AirportSlots, count: number): PoolChange[] {
  const roomIn = (hour: number) => {
    const [taken, there] = [others[hour] ?? 0, pool[hour] ?? 0];
    if (count < 0) return there;
    return taken >= fullFrom(capacity) ? Math.max(0, capacity - taken - there) : 0;
  };
  const hours = others.flatMap((_, hour) => (roomIn(hour) > 0 ? [hour] : []));
  if (hours.length === 0) return [];
  const changes = new Map<number, number>();
  for (const hour of spreadOver(hours, Math.abs(count)))
    changes.set(hour, Math.min(roomIn(hour), (changes.get(hour) ?? 0) + 1));
  return [...changes].map(([hour, slots]) => ({ hour, count: count < 0 ? -slots : slots }));
}
