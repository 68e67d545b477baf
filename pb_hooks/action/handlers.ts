import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { changeAirline, checkChange } from './airline/change.ts';
import { bidForAircraft } from './auction/bid.ts';
import { openAuction } from './auction/open.ts';
import { buyAircraft } from './fleet/buy.ts';
import { cancelOrder } from './fleet/cancel.ts';
import { leaseAircraft } from './fleet/lease.ts';
import { leaseBack } from './fleet/leaseback.ts';
import { refitAircraft } from './fleet/refit.ts';
import { checkRename, renameAircraft } from './fleet/rename.ts';
import { returnAircraft } from './fleet/return.ts';
import { sellAircraft } from './fleet/sell.ts';
import { undoOrder } from './fleet/undo.ts';
import { hedgeFuel } from './fuel/hedge.ts';
import { buyListed } from './listing/buy.ts';
import { changeListing } from './listing/change.ts';
import { openListing } from './listing/open.ts';
import { withdrawListing } from './listing/withdraw.ts';
import { repayLoan } from './loan/repay.ts';
import { takeLoan } from './loan/take.ts';
import { cancelMaintenance } from './maintenance/cancel.ts';
import { planMaintenance } from './maintenance/plan.ts';
import { undoRefit } from './maintenance/undo.ts';
import { acceptRequest } from './message/accept.ts';
import { blockAirline, checkBlock } from './message/block.ts';
import { deleteMessages } from './message/delete.ts';
import { checkReadMessages, readMessages } from './message/read.ts';
import { reportMessage } from './message/report.ts';
import { sendMessage } from './message/send.ts';
import { checkRead, readNotices } from './notices/read.ts';
import { acceptOffer } from './offer/accept.ts';
import { counterOffer } from './offer/counter.ts';
import { declineOffer, withdrawOffer } from './offer/end.ts';
import { makeOffer } from './offer/make.ts';
import { closeRoute } from './route/close.ts';
import { checkFares, setFares } from './route/fares.ts';
import { openRoute } from './route/open.ts';
import { checkFareRule, setFareRule } from './route/rule.ts';
import { startRoute } from './route/start.ts';
import { undoRoute } from './route/undo.ts';
import { checkRules, setRules } from './rules/set.ts';
import { acceptTender } from './share/accept.ts';
import { buyBack } from './share/buyback.ts';
import { cancelOrder as cancelShareOrder } from './share/cancel.ts';
import { consentToMerger } from './share/consent.ts';
import { declareDividend } from './share/dividend.ts';
import { goPublic } from './share/float.ts';
import { issueShares } from './share/issue.ts';
import { mergeAirline } from './share/merge.ts';
import { placeOrder } from './share/order.ts';
import { subscribe } from './share/subscribe.ts';
import { makeTender } from './share/tender.ts';
import type { Checked } from './shared/checked.ts';
import type { ActionContext, CheckContext } from './shared/context.ts';
import { bidForSlots } from './slot/bid.ts';
import { checkTimetableSet } from './timetable/check.ts';
import { setTimetable } from './timetable/set.ts';

/** Functions of an action. Declared as methods, so that `run` may narrow the type of `prepared`. */
export interface ActionHandler<Name extends ActionName> {
  /**
   * Runs the action in a transaction. The response includes its result.
   * @param prepared result of the check before the transaction, if there was one
   */
  run(context: ActionContext, input: ActionInput<Name>, prepared?: unknown): object;
  /**
   * Checks before the transaction, for actions that may change nothing or take long to check. Only reads. If
   * the data changes before the transaction begins, the response is as if the request had come earlier.
   */
  check?(context: CheckContext, input: ActionInput<Name>): Checked<Name>;
}

/** The handler of each action, and the check before its transaction. */
export const HANDLERS: { readonly [Name in ActionName]: ActionHandler<Name> } = {
  'fleet.lease': { run: leaseAircraft },
  'fleet.buy': { run: buyAircraft },
  'fleet.sell': { run: sellAircraft },
  'fleet.return': { run: returnAircraft },
  'fleet.cancel': { run: cancelOrder },
  'fleet.undo': { run: undoOrder },
  'fleet.refit': { run: refitAircraft },
  'fleet.rename': { run: renameAircraft, check: checkRename },
  'maintenance.plan': { run: planMaintenance },
  'maintenance.cancel': { run: cancelMaintenance },
  'maintenance.undo': { run: undoRefit },
  'route.open': { run: openRoute },
  'route.close': { run: closeRoute },
  'route.start': { run: startRoute },
  'route.undo': { run: undoRoute },
  'route.fares': { run: setFares, check: checkFares },
  'route.rule': { run: setFareRule, check: checkFareRule },
  'timetable.set': { run: setTimetable, check: checkTimetableSet },
  'slot.bid': { run: bidForSlots },
  'airline.change': { run: changeAirline, check: checkChange },
  'fuel.hedge': { run: hedgeFuel },
  'loan.take': { run: takeLoan },
  'loan.repay': { run: repayLoan },
  'share.float': { run: goPublic },
  'share.subscribe': { run: subscribe },
  'share.order': { run: placeOrder },
  'share.cancel': { run: cancelShareOrder },
  'share.dividend': { run: declareDividend },
  'share.buyback': { run: buyBack },
  'share.issue': { run: issueShares },
  'share.tender': { run: makeTender },
  'share.accept': { run: acceptTender },
  'share.consent': { run: consentToMerger },
  'share.merge': { run: mergeAirline },
  'auction.open': { run: openAuction },
  'auction.bid': { run: bidForAircraft },
  'offer.make': { run: makeOffer },
  'offer.counter': { run: counterOffer },
  'offer.accept': { run: acceptOffer },
  'offer.decline': { run: declineOffer },
  'offer.withdraw': { run: withdrawOffer },
  'fleet.leaseback': { run: leaseBack },
  'listing.open': { run: openListing },
  'listing.change': { run: changeListing },
  'listing.withdraw': { run: withdrawListing },
  'listing.buy': { run: buyListed },
  'rules.set': { run: setRules, check: checkRules },
  'notices.read': { run: readNotices, check: checkRead },
  'message.send': { run: sendMessage },
  'message.read': { run: readMessages, check: checkReadMessages },
  'message.accept': { run: acceptRequest },
  'message.delete': { run: deleteMessages },
  'message.block': { run: blockAirline, check: checkBlock },
  'message.report': { run: reportMessage },
};
