import { countText } from '#game/platform/text/count-text.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { changeLots } from '#game/shares/change-lots.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { netProceeds } from '#game/shares/listed-value.ts';
import { mispricing } from '#game/shares/mispriced.ts';
import { allotNewIssue } from '#game/shares/new-issue.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { investorsMoney } from '#hooks/books/ledger/investors-money.ts';
import { noteShareClaims } from '#hooks/books/ledger/trade-claims.ts';
import { type NewNotice, writeNoticesOf } from '#hooks/people/write-notices.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { addOrder } from '../add-order.ts';
import { codeOf } from '../code-of.ts';
import { readShareListings, type StoredShareListing } from '../read-share-listing.ts';
import { allotSubscriptions, readSubscriptions, type Subscribed } from './allot-subscriptions.ts';
import type { ShareHour } from './share-hour.ts';

const ENDED = updateById(SHARE_LISTING, [
  'lots',
  'investor_lots',
  'fair',
  'target',
  'offer_lots',
  'offer_price',
  'offer_closes',
  'changed',
]);

/** Writes the listing after the issue, and offers what is left to everybody. */
function endNewIssue(
  tx: CoreApp,
  listing: StoredShareListing,
  sold: number,
  investors: number,
  minute: number,
): void {
  const { id, airline: issuer, offer_lots, offer_price, investor_lots } = listing;
  const figures = changeLots(listing, sold, netProceeds(sold, offer_price));
  writeRows(tx, ENDED, [
    {
      id,
      ...figures,
      investor_lots: investor_lots + investors,
      offer_lots: 0,
      offer_price: 0,
      offer_closes: 0,
      changed: true,
    },
  ]);
  if (sold < offer_lots)
    addOrder(tx, {
      id: recordId(['new shares', issuer, minute]),
      airline: issuer,
      issuer,
      side: 'sell',
      lots: offer_lots - sold,
      price: offer_price,
      market: false,
      minute,
    });
}

/** Returns the lots of the issue that each holder who has subscribed and the investors get. */
function allot(
  tx: CoreApp,
  listing: StoredShareListing,
  subscriptions: readonly Subscribed[],
): Map<string, number> {
  const { lots, offer_lots, offer_price, fair, investor_lots, maker_lots } = listing;
  const issue = {
    lots: offer_lots,
    price: offer_price,
    fair,
    allLots: lots,
    investorLots: investor_lots + maker_lots,
    money: investorsMoney(tx),
  };
  const holders = subscriptions.map((one) => ({ ...one, subscriber: one.airline }));
  return new Map(allotNewIssue(issue, holders).map((one) => [one.subscriber, one.lots]));
}

/** Notes what subscribers have lost if the price of the issue was far above fair value. */
function noteOverpaid(
  tx: CoreApp,
  listing: StoredShareListing,
  subscriptions: readonly Subscribed[],
  allotted: ReadonlyMap<string, number>,
  minute: number,
): void {
  const { airline: issuer, offer_price } = listing;
  const { over } = mispricing(offer_price, listing);
  const claims = subscriptions.map(({ airline }) => ({
    airline,
    debtor: issuer,
    amount: Math.floor(over * (allotted.get(airline) ?? 0)),
  }));
  noteShareClaims(
    tx,
    // Part of the ids of claims, so it keeps the name that it once had.
    'offer',
    issuer,
    claims.filter(({ amount }) => amount > 0),
    minute,
  );
}

/** Returns the notice to the issuer. */
function noticeOf(
  { airline, offer_lots, offer_price }: StoredShareListing,
  sold: number,
  minute: number,
): NewNotice {
  const left = offer_lots - sold;
  return {
    id: recordId(['issue closed', airline, minute]),
    airline,
    title: `Your holders subscribed for ${groupDigits(sold)} of ${countText(offer_lots, 'lot')}`,
    body:
      left > 0
        ? `The rest, ${countText(left, 'lot')}, is for sale at ${formatCents(offer_price)} per share.`
        : 'Your holders took all of your new shares.',
  };
}

/** Ends one new issue: holders and investors get what they subscribed. */
function closeNewIssue(tx: CoreApp, listing: StoredShareListing, hour: ShareHour): void {
  const { minute } = hour;
  const { airline: issuer, offer_price: price, declared } = listing;
  const subscriptions = readSubscriptions(tx, issuer);
  const allotted = allot(tx, listing, subscriptions);
  const code = codeOf(tx, issuer);
  const nothing = {
    title: `No new shares of ${code}`,
    body: 'They were for those who held shares when the offer ended. Your money was returned.',
  };
  const ended = { issuer, code, price, declared, subscriptions, allotted, costs: 'New shares', nothing };
  const { sold, investors, notices } = allotSubscriptions(tx, ended, hour);
  noteOverpaid(tx, listing, subscriptions, allotted, minute);
  endNewIssue(tx, listing, sold, investors, minute);
  writeNoticesOf(tx, 'shares', [...notices, noticeOf(listing, sold, minute)], minute);
}

/** Ends the new issues whose time is over. */
export function closeNewIssues(tx: CoreApp, hour: ShareHour): void {
  const due = 'WHERE g.offer_lots > 0 AND g.offer_closes <= {:minute} ORDER BY g.id';
  for (const listing of readShareListings(tx, due, { minute: hour.minute })) closeNewIssue(tx, listing, hour);
}
