import { countText } from '#game/platform/text/count-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { valueAfterIssue } from '#game/shares/listed-value.ts';
import { restock } from '#game/shares/maker-quotes.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';
import {
  allot,
  INVESTORS,
  investorsSubscribe,
  isShortOfMoney,
  type Subscription,
} from '#game/shares/subscription.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { investorsMoney } from '#hooks/books/ledger/investors-money.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { codeOf } from '../code-of.ts';
import { readShareListings, type StoredShareListing } from '../read-share-listing.ts';
import { allotSubscriptions, readSubscriptions } from './allot-subscriptions.ts';
import type { ShareHour } from './share-hour.ts';

const LISTED = updateById(SHARE_LISTING, [
  'state',
  'since',
  'lots',
  'investor_lots',
  'maker_lots',
  'fair',
  'target',
  'valued',
  'changed',
]);

/** Returns the lots that investors subscribe. @param money whole US dollars that they have */
function investorsPart({ issue_lots, issue_price, fair }: StoredShareListing, money: number): Subscription[] {
  const lots = investorsSubscribe(issue_lots, issue_price, fair, money);
  return lots > 0 ? [{ subscriber: INVESTORS, lots, placed: Number.MAX_SAFE_INTEGER }] : [];
}

function listAirline(
  tx: CoreApp,
  listing: StoredShareListing,
  sold: number,
  investors: number,
  minute: number,
): void {
  const { founder_lots, fair, issue_price } = listing;
  const lots = founder_lots + sold;
  const after = valueAfterIssue(valueOfShares(fair, founder_lots), sold, issue_price, lots);
  const maker = restock({ lots, investors, maker: 0 });
  writeRows(tx, LISTED, [
    {
      id: listing.id,
      state: 'listed',
      since: minute,
      lots,
      investor_lots: investors - maker,
      maker_lots: maker,
      fair: after,
      target: after,
      valued: minute,
      changed: true,
    },
  ]);
}

const REFUNDED = "Less than half of the shares were subscribed for, and the subscribers' money was returned.";

/** Returns why an offer has failed. @param money whole US dollars that investors had */
function failedBody({ issue_lots, issue_price, fair }: StoredShareListing, others: number, money: number) {
  if (!isShortOfMoney(issue_lots, issue_price, fair, others))
    return `${REFUNDED} You can try again at a lower price.`;
  return `${REFUNDED} Investors had only ${formatDollars(money)}. You can try again when they have more money.`;
}

/** Ends one flotation: allots the shares and lists the airline, or refunds everything. */
function closeFlotation(tx: CoreApp, listing: StoredShareListing, hour: ShareHour): void {
  const { minute } = hour;
  const { airline: issuer, issue_price: price, issue_lots, declared } = listing;
  const subscriptions = readSubscriptions(tx, issuer);
  const money = investorsMoney(tx);
  const airlines = subscriptions.map(({ airline, lots, placed }) => ({ subscriber: airline, lots, placed }));
  const allotted = new Map(
    allot([...airlines, ...investorsPart(listing, money)], issue_lots).map(({ subscriber, lots }) => [
      subscriber,
      lots,
    ]),
  );
  const code = codeOf(tx, issuer);
  const nothing = {
    title: `The offer of ${code} has failed`,
    body: 'Less than half of the shares were subscribed for. Your money was returned.',
  };
  const ended = { issuer, code, price, declared, subscriptions, allotted, costs: 'Going public', nothing };
  const { sold, investors, notices } = allotSubscriptions(tx, ended, hour);
  if (sold > 0) listAirline(tx, listing, sold, investors, minute);
  else run(tx, 'DELETE FROM share_listing WHERE id = {:id}', { id: listing.id });
  notices.push({
    id: recordId(['offer closed', issuer, minute]),
    airline: issuer,
    title: sold > 0 ? 'Your shares trade now' : 'Your offer has failed',
    body:
      sold > 0
        ? `You sold ${groupDigits(sold)} of ${countText(issue_lots, 'lot')}.`
        : failedBody(
            listing,
            subscriptions.reduce((sum, { lots }) => sum + lots, 0),
            money,
          ),
  });
  writeNoticesOf(tx, 'shares', notices, minute);
}

/** Ends the flotations whose time is over. */
export function closeFlotations(tx: CoreApp, hour: ShareHour): void {
  const due = "WHERE g.state = 'subscribing' AND g.closes <= {:minute} ORDER BY g.id";
  for (const listing of readShareListings(tx, due, { minute: hour.minute }))
    closeFlotation(tx, listing, hour);
}
