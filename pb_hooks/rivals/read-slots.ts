import type { SlotBidView } from '#game/rivals/bid-slots.ts';
import type { RivalAction } from '#game/rivals/rival-action.ts';
import { type SlotsLeft, slotsLeft } from '#game/slots/slots-left.ts';
import { readSlots } from '../slots/airport-slots.ts';
import { readMarket } from './read-market.ts';
import type { RivalTurn, TurnFacts } from './rival-turn.ts';

/** The slots that a rival could use, and what to do after its actions. */
export interface SlotsReader {
  leftAt: SlotsLeft;
  /** Forgets the slots that an action has changed. */
  forget: (action: RivalAction) => void;
}

/** Actions that leave all timetables as they are. */
const WITHOUT_FLIGHTS: readonly string[] = [
  'fleet.lease',
  'fleet.sell',
  'listing.open',
  'listing.change',
  'auction.open',
  'auction.bid',
  'offer.make',
];

/** Returns the airports (ids) at which an action changes the slots that are left, or null if it may be any. */
function changedBy({ name, input }: RivalAction): string[] | null {
  if (name === 'route.start') return [input.from, input.to];
  if (name === 'timetable.set') {
    const origins = input.plans.flatMap(({ legs }) => legs.map(({ origin }) => origin));
    // Weeks that end free slots elsewhere.
    return origins.length > 0 ? origins : null;
  }
  return WITHOUT_FLIGHTS.includes(name) ? [] : null;
}

/**
 * Returns a reader of the slots that a rival could use. It reads each airport once, until an action changes it.
 * @param hub id of the rival's hub
 */
export function readSlotsLeft(app: CoreApp, { airline }: RivalTurn, hub: string): SlotsReader {
  const known = new Map<string, readonly number[]>();
  return {
    leftAt: (airport) => {
      let left = known.get(airport);
      if (!left) {
        const { airports, own } = readSlots(app, [airport], airline);
        left = slotsLeft({ airports, fixed: own, hub }, [])(airport);
        known.set(airport, left);
      }
      return left;
    },
    forget: (action) => {
      const changed = changedBy(action);
      if (changed) for (const airport of changed) known.delete(airport);
      else known.clear();
    },
  };
}

/** Returns what a rival knows before an auction of slots. Null if its hub has no limited slots. */
export function readSlotBid(tx: CoreApp, { turn, view, market }: TurnFacts): SlotBidView | null {
  const hub = view.bases[0].id;
  const { airports, own } = readSlots(tx, [hub], turn.airline);
  const slots = airports.get(hub);
  if (!slots) return null;
  const left = slotsLeft({ airports, fixed: own, hub }, [])(hub);
  return { view, market: market ?? readMarket(tx, turn, view), slots, left };
}
