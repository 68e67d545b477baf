import { applyAbroad } from '#game/rivals/apply-abroad.ts';
import { bidSlots } from '#game/rivals/bid-slots.ts';
import { bidForUsed, offerForUsed } from '#game/rivals/buy-used.ts';
import { changeFares } from '#game/rivals/change-fares.ts';
import { employIdle } from '#game/rivals/employ-idle.ts';
import { manageFinances } from '#game/rivals/finance/decide-finances.ts';
import { followTakeovers } from '#game/rivals/finance/follow-takeovers.ts';
import { closeBases, closeLosing, giveUp, returnStranded } from '#game/rivals/give-up.ts';
import { grow } from '#game/rivals/grow.ts';
import { sellUsed } from '#game/rivals/sell-used.ts';
import type { MarketView, NetworkView } from '#game/rivals/view.ts';
import { nextSlotAuction } from '#game/slots/half-year.ts';
import { WEEK } from '#game/world/time.ts';
import { type Policy, policy } from './policy.ts';
import { readFares } from './read-fares.ts';
import { readFinanceReview } from './read-finances.ts';
import { readRights } from './read-rights.ts';
import { readSlotBid } from './read-slots.ts';
import { readTakeovers } from './read-takeovers.ts';
import { readLook } from './read-used-market.ts';
import type { TurnFacts } from './rival-turn.ts';

/** Maximum number of actions about its network in one turn. */
export const NETWORK_ACTIONS_MAX = 12;

/** Once in four weeks. */
const inReview = ({ view }: TurnFacts): boolean => view.isReview;
/** In the last turn before an auction of slots, of which a year has two. */
const beforeAuction = ({ turn, view }: TurnFacts): boolean =>
  nextSlotAuction(turn.world.start, view.now) - view.now <= WEEK;

/** The facts of the turn, which every policy has. */
const network = (_app: CoreApp, facts: TurnFacts): NetworkView => facts;
const withMarket = (_app: CoreApp, facts: TurnFacts): MarketView | null =>
  facts.market && { ...facts, market: facts.market };

const GIVE_UP = policy({ name: 'giving up', read: network, decide: giveUp });

/** Decisions about the network. After each action, the first one comes again, with the state after the action. */
const NETWORK: readonly Policy[] = [
  GIVE_UP,
  policy({ name: 'routes that lose money', when: inReview, read: network, decide: closeLosing }),
  policy({ name: 'leased aircraft elsewhere', read: network, decide: returnStranded }),
  policy({ name: 'own aircraft for sale', read: network, decide: sellUsed }),
  policy({ name: 'idle aircraft', read: withMarket, decide: employIdle }),
  policy({ name: 'growth', read: withMarket, decide: grow }),
];

/** Everything that a rival decides in its weekly turn, in this order. */
export const POLICIES: readonly (Policy | readonly Policy[])[] = [
  policy({ name: 'fares', firstKey: 12, isEarly: true, read: readFares, decide: changeFares }),
  GIVE_UP,
  policy({ name: 'takeovers', firstKey: 14, read: readTakeovers, decide: followTakeovers }),
  // Before it grows, because a loan pays for growth.
  policy({ name: 'finances', firstKey: 14, when: inReview, read: readFinanceReview, decide: manageFinances }),
  NETWORK,
  policy({ name: 'certificates', firstKey: 1_000, when: inReview, read: readRights, decide: applyAbroad }),
  policy({ name: 'bases', read: network, decide: closeBases }),
  policy({ name: 'slots', firstKey: 13, when: beforeAuction, read: readSlotBid, decide: bidSlots }),
];

/**
 * Decisions of a rival that looks at a used aircraft of others. In each hour, chance draws a few aircraft and a rival for
 * each that flies the model.
 */
export const LOOKS = {
  auction: policy({ name: 'auctions', read: readLook, decide: bidForUsed }),
  listing: policy({ name: 'listings of players', read: readLook, decide: offerForUsed }),
};
