import { DAY } from '#game/world/time.ts';

/** Number of flights from elsewhere for which a positioning flight is worth its cost. */
const WORTH_IT = 2;

/** A leg of a new week on its next date. */
export interface StartingLeg {
  /** Airport id. */
  origin: string;
  /** World minute. */
  departs: number;
  /** Whether passengers can already book it because it was in the timetable before. */
  isOnSale: boolean;
}

/**
 * Returns the world minute at which an aircraft begins a week: its next departure from where it is. Earlier legs first
 * fly a week later. Returns 0 if none is left out: the aircraft is at the origin of its next leg, or a positioning
 * flight saves at least two flights and more than a day, or passengers already book the earlier legs.
 * @param place id of the airport where the aircraft is, or to which it flies
 * @param from world minute from which the week applies
 * @param legs by departure
 */
export function weekBegins(place: string, from: number, legs: readonly StartingLeg[]): number {
  const index = legs.findIndex(({ origin }) => origin === place);
  const first = legs[index];
  if (!first || legs.slice(0, index).some(({ isOnSale }) => isOnSale)) return 0;
  if (index >= WORTH_IT && first.departs - from > DAY) return 0;
  return index === 0 ? 0 : first.departs;
}
