import type { RivalView } from '#game/rival/view.ts';
import { type SlotsLeft, slotsLeft } from '#game/slots/slots-left.ts';
import { readSlots } from '../market/airport-slots.ts';
import type { RivalTurn } from './read-view.ts';

/** Returns a function that reads the slots a rival could use at an airport, once each. */
export function readSlotsLeft(app: CoreApp, { airline }: RivalTurn, { bases }: RivalView): SlotsLeft {
  const known = new Map<string, readonly number[]>();
  return (airport) => {
    let left = known.get(airport);
    if (!left) {
      const { airports, own } = readSlots(app, [airport], airline);
      left = slotsLeft({ airports, fixed: own, hub: bases[0].id }, [])(airport);
      known.set(airport, left);
    }
    return left;
  };
}
