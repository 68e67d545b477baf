import { isCoordinated } from './coordinated.ts';

/** Share of the weekly slots below which an airport counts as full. */
const FULL = 0.1;

interface End {
  iata: string;
}
interface Slots {
  free: number;
  capacity: number;
}

/** Returns the IATA codes of a route's airports where a right is of little use without slots: coordinated or full ones. */
export const withoutSlots = (from: End, to: End, slots: { from: Slots; to: Slots }): string[] =>
  [
    { iata: from.iata, ...slots.from },
    { iata: to.iata, ...slots.to },
  ]
    .filter(({ iata, free, capacity }) => isCoordinated(iata) || free < FULL * capacity)
    .map(({ iata }) => iata);
