import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { changeAirline, checkChange } from '../airline/actions/change.ts';
import { checkRules, setRules } from '../airline/actions/set-rules.ts';
import { repayLoan } from '../bank/actions/repay.ts';
import { takeLoan } from '../bank/actions/take.ts';
import { orderStudy } from '../demand/actions/study.ts';
import { mergeAirline } from '../endings/merge.ts';
import { bidForAircraft } from '../exchange/actions/auction/bid.ts';
import { openAuction } from '../exchange/actions/auction/open.ts';
import { buyListed } from '../exchange/actions/listing/buy.ts';
import { changeListing, openListing, withdrawListing } from '../exchange/actions/listing/own-listing.ts';
import { acceptOffer } from '../exchange/actions/offer/accept.ts';
import { counterOffer } from '../exchange/actions/offer/counter.ts';
import { declineOffer, withdrawOffer } from '../exchange/actions/offer/end.ts';
import { makeOffer } from '../exchange/actions/offer/make.ts';
import { buyAircraft } from '../fleet/actions/buy.ts';
import { cancelOrder } from '../fleet/actions/cancel.ts';
import { leaseAircraft } from '../fleet/actions/lease.ts';
import { leaseBack } from '../fleet/actions/leaseback.ts';
import { cancelMaintenance, undoRefit } from '../fleet/actions/maintenance/cancel.ts';
import { planMaintenance } from '../fleet/actions/maintenance/plan.ts';
import { refitAircraft } from '../fleet/actions/refit.ts';
import { checkRename, renameAircraft } from '../fleet/actions/rename.ts';
import { returnAircraft } from '../fleet/actions/return.ts';
import { sellAircraft } from '../fleet/actions/sell.ts';
import { undoOrder } from '../fleet/actions/undo.ts';
import { applyForCertificate } from '../network/actions/certificate/apply.ts';
import { returnCertificate } from '../network/actions/certificate/return.ts';
import { closeRoute } from '../network/actions/route/close.ts';
import { checkFares, setFares } from '../network/actions/route/fares.ts';
import { openRoute } from '../network/actions/route/open.ts';
import { checkFareRule, setFareRule } from '../network/actions/route/rule.ts';
import { startRoute } from '../network/actions/route/start.ts';
import { undoRoute } from '../network/actions/route/undo.ts';
import { checkTimetableSet } from '../network/actions/timetable/check.ts';
import { setTimetable } from '../network/actions/timetable/set.ts';
import { hedgeFuel } from '../operations/actions/hedge.ts';
import { blockAirline, checkBlock } from '../people/actions/block.ts';
import { acceptRequest } from '../people/actions/contacts.ts';
import { deleteMessages } from '../people/actions/delete.ts';
import { checkReadMessages, readMessages } from '../people/actions/read-messages.ts';
import { checkRead, readNotices } from '../people/actions/read-notices.ts';
import { reportMessage } from '../people/actions/report.ts';
import { sendMessage } from '../people/actions/send.ts';
import { acceptTender } from '../shares/actions/accept.ts';
import { buyBack } from '../shares/actions/buyback.ts';
import { cancelOrder as cancelShareOrder } from '../shares/actions/cancel.ts';
import { consentToMerger } from '../shares/actions/consent.ts';
import { declareDividend } from '../shares/actions/dividend.ts';
import { goPublic } from '../shares/actions/float.ts';
import { issueShares } from '../shares/actions/issue.ts';
import { placeOrder } from '../shares/actions/order.ts';
import { subscribe } from '../shares/actions/subscribe.ts';
import { makeTender } from '../shares/actions/tender.ts';
import { bidForSlots } from '../slots/actions/bid.ts';
import type { Checked } from './shared/checked.ts';
import type { ActionContext, CheckContext } from './shared/context.ts';

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
  'certificate.apply': { run: applyForCertificate },
  'certificate.return': { run: returnCertificate },
  'route.open': { run: openRoute },
  'route.close': { run: closeRoute },
  'route.start': { run: startRoute },
  'route.undo': { run: undoRoute },
  'route.fares': { run: setFares, check: checkFares },
  'route.rule': { run: setFareRule, check: checkFareRule },
  'timetable.set': { run: setTimetable, check: checkTimetableSet },
  'slot.bid': { run: bidForSlots },
  'research.study': { run: orderStudy },
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
