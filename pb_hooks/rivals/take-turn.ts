import type { ActionInput } from '#game/actions/actions.ts';
import { bidSlots } from '#game/rivals/bid-slots.ts';
import { decide, isInsolvent, needsMarket, type RivalAction } from '#game/rivals/decide.ts';
import type { FinanceDecision } from '#game/rivals/finance/finance-decision.ts';
import type { RivalMarket, RivalView } from '#game/rivals/view.ts';
import { nextAuction } from '#game/slots/half-year.ts';
import { slotsLeft } from '#game/slots/slots-left.ts';
import { WEEK } from '#game/world/time.ts';
import { cashOf } from '../books/ledger/cash-account.ts';
import { windUp } from '../endings/end-airline.ts';
import { readJson } from '../platform/db/read-json.ts';
import { readSlots } from '../slots/airport-slots.ts';
import { actAsRival } from './act-as-rival.ts';
import { closeBases, openBase } from './bases.ts';
import { manageFinances } from './manage-finances.ts';
import { readMarket, updateMarket } from './read-market.ts';
import { readSlotsLeft } from './read-slots-left.ts';
import { readUsedMarket } from './read-used-market.ts';
import { readView } from './read-view.ts';
import { reviewFares } from './review-fares.ts';
import type { RivalTurn } from './rival-turn.ts';
import { takePartInTakeovers } from './take-part-in-takeovers.ts';

/** Maximum number of actions in one turn. */
const ACTIONS_MAX = 12;

/** Returns what an action is about, so that it is not tried again in this turn. Empty for a lease. */
function subjectOf({ name, input }: RivalAction): string {
  switch (name) {
    case 'route.close':
      return input.route;
    case 'fleet.return':
    case 'fleet.sell':
    case 'listing.open':
    case 'auction.open':
      return input.aircraft;
    case 'timetable.set':
      return input.plans[0]?.aircraft ?? '';
    case 'route.start':
      return input.aircraft?.id ?? '';
    case 'listing.change':
    case 'listing.buy':
      return input.listing;
    case 'offer.make':
      return input.listing ?? '';
    case 'auction.bid':
      return input.auction;
    default:
      return '';
  }
}

const PURCHASES: readonly string[] = ['listing.buy', 'offer.make', 'auction.bid'];

/** Returns the bid for slots at the hub in the last turn before an auction. Null in other turns. */
function bidOf(
  tx: CoreApp,
  turn: RivalTurn,
  view: RivalView,
  market: RivalMarket | null,
): ActionInput<'slot.bid'> | null {
  if (nextAuction(turn.world.start, view.now) - view.now > WEEK) return null;
  const hub = view.bases[0].id;
  const { airports, own } = readSlots(tx, [hub], turn.airline);
  const slots = airports.get(hub);
  if (!slots) return null;
  const left = slotsLeft({ airports, fixed: own, hub }, [])(hub);
  return bidSlots(view, market ?? readMarket(tx, turn, view), slots, left);
}

const LAST_ACTION = 'SELECT COALESCE(max(seq), 0) AS json FROM action';
export const lastAction = (app: CoreApp): number => readJson<number>(app, LAST_ACTION);

/** The expensive first part of a turn. */
interface Prepared {
  /** Number of the last player's action before it. */
  seq: number;
  fares: ActionInput<'route.fares'>['routes'];
  view: RivalView;
  market: RivalMarket | null;
}

/** Prepares a turn before its transaction, so that players do not wait for it. */
export function prepareTurn(app: CoreApp, turn: RivalTurn): Prepared {
  const seq = lastAction(app);
  const view = readView(app, turn);
  const market = needsMarket(view) ? readMarket(app, turn, view) : null;
  return { seq, fares: reviewFares(app, turn, view.fareBias), view, market };
}

/**
 * Lets one rival decide and act, through the same action handlers as players. Call it inside a transaction.
 * @param prepared used unless a player has acted since
 * @returns the number of its actions that were rejected
 */
export function takeTurn(tx: CoreApp, turn: RivalTurn, prepared: Prepared): number {
  const { airline } = turn;
  const first = lastAction(tx) === prepared.seq ? prepared : prepareTurn(tx, turn);
  const { fares } = first;
  const skipped = new Set<string>();
  let [grown, rejected] = [0, 0];
  if (
    fares.length > 0 &&
    !actAsRival(tx, turn, ACTIONS_MAX, { name: 'route.fares', input: { routes: fares } })
  )
    rejected++;
  let { view, market } = first;
  if (!isInsolvent(view, market)) {
    let key = ACTIONS_MAX + 2;
    const perform = (decision: FinanceDecision) => actAsRival(tx, turn, key++, decision);
    const takeovers = takePartInTakeovers(tx, turn, perform);
    if (takeovers.hasMerged) {
      view = readView(tx, turn);
      market = needsMarket(view) ? readMarket(tx, turn, view) : null;
    }
    // Before it grows, because a loan pays for growth.
    const finances = manageFinances(tx, turn, view, market, perform);
    rejected += takeovers.rejected + finances.rejected;
    view = { ...view, cash: cashOf(tx, airline) };
  }
  const slots = readSlotsLeft(tx, turn, view.bases[0].id);
  let usedMarket = readUsedMarket(tx, turn);
  for (let index = 0; index < ACTIONS_MAX; index++) {
    if (isInsolvent(view, market)) {
      windUp(tx, airline);
      return rejected;
    }
    const action = decide(view, market, slots.leftAt, grown, skipped, usedMarket);
    if (!action) break;
    const subject = subjectOf(action);
    const isPurchase = PURCHASES.includes(action.name);
    if (subject === '' || isPurchase) grown++;
    if (subject !== '') skipped.add(subject);
    if (actAsRival(tx, turn, index, action)) {
      slots.forget(action);
      openBase(tx, turn, view, action);
      // One used aircraft in a turn is enough: the others are leased.
      if (isPurchase) usedMarket = () => [];
    } else rejected++;
    view = readView(tx, turn);
    if (market) market = updateMarket(tx, market, view, action);
    else if (needsMarket(view)) market = readMarket(tx, turn, view);
  }
  closeBases(tx, turn, view);
  const bid = bidOf(tx, turn, view, market);
  if (bid && !actAsRival(tx, turn, ACTIONS_MAX + 1, { name: 'slot.bid', input: bid })) rejected++;
  return rejected;
}
