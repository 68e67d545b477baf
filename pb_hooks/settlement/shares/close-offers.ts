import { recordId } from '#game/chance/record-id.ts';
import { valueAfterIssue } from '#game/share/listed-value.ts';
import { MAKER_STOCK } from '#game/share/maker-quotes.ts';
import { amountOf } from '#game/share/price-band.ts';
import { valueOfShares } from '#game/share/price-per-share.ts';
import { issueCosts } from '#game/share/share-limits.ts';
import { allot, investorsWant, type Subscription } from '#game/share/subscription.ts';
import { LISTING } from '#game/tables/listing.ts';
import { SUBSCRIPTION } from '#game/tables/subscription.ts';
import { groupDigits } from '#game/text/group-digits.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { aliased } from '#hooks/db/shape.ts';
import { updateById, writeRows } from '#hooks/db/write-rows.ts';
import { bookEntries, type ShareEntry } from '#hooks/share/book-entries.ts';
import { addHoldings } from '#hooks/share/change-holdings.ts';
import { readListings, type StoredListing } from '#hooks/share/read-listing.ts';
import { type ShareNotice, writeShareNotices } from '#hooks/share/write-notices.ts';
import { run } from '../state/read-rows.ts';
import type { ShareHour } from './share-hour.ts';

/** Subscriber's name of the investors' part. */
const INVESTORS = 'investors';

const s = aliased(SUBSCRIPTION, 's');
const SUBSCRIBED = { id: s.id, airline: s.airline, lots: s.lots, placed: s.placed };
const OF_ISSUER = 'FROM subscription s WHERE s.issuer = {:issuer} ORDER BY s.placed';
const MONEY = "SELECT balance AS json FROM account WHERE name = 'investors'";
const CODE = 'SELECT json_quote(code) AS json FROM airline WHERE id = {:airline}';
const LISTED = updateById(LISTING, [
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

/** Returns the lots that investors subscribe with their money. */
function investorsPart(tx: CoreApp, { issue_lots, issue_price, fair }: StoredListing): Subscription[] {
  const money = Math.max(0, readJson<number>(tx, MONEY));
  const wanted = investorsWant(issue_lots, issue_price / fair);
  const lots = Math.min(wanted, Math.floor(money / amountOf(1, issue_price)));
  return lots > 0 ? [{ subscriber: INVESTORS, lots, placed: Number.MAX_SAFE_INTEGER }] : [];
}

function list(tx: CoreApp, listing: StoredListing, sold: number, investors: number, minute: number): void {
  const { founder_lots, fair, issue_price } = listing;
  const lots = founder_lots + sold;
  const after = valueAfterIssue(valueOfShares(fair, founder_lots), sold, issue_price, lots);
  const maker = Math.min(investors, Math.floor(lots * MAKER_STOCK));
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

/** Ends one offer: allots the shares and lists the airline, or refunds everything. */
function closeOffer(tx: CoreApp, listing: StoredListing, { minute, start }: ShareHour): void {
  const { airline: issuer, issue_price, issue_lots } = listing;
  const subscriptions = readAll(tx, SUBSCRIBED, OF_ISSUER, { issuer });
  const airlines = subscriptions.map(({ airline, lots, placed }) => ({ subscriber: airline, lots, placed }));
  const allotted = new Map(
    allot([...airlines, ...investorsPart(tx, listing)], issue_lots).map(({ subscriber, lots }) => [
      subscriber,
      lots,
    ]),
  );
  const code = readJson<string>(tx, CODE, { airline: issuer });
  const memo = `Subscription for shares of ${code}`;
  const entries: ShareEntry[] = [];
  const notices: ShareNotice[] = [];
  const book = (airline: string, category: ShareEntry['category'], amount: number, memo: string) =>
    entries.push({ id: recordId([category, issuer, airline, minute]), airline, category, amount, memo });
  for (const { airline, lots } of subscriptions) {
    const got = allotted.get(airline) ?? 0;
    book(airline, 'share_escrow_refund', amountOf(lots, issue_price), memo);
    book(airline, 'share_purchase', -amountOf(got, issue_price), memo);
    notices.push({
      id: recordId(['allotted', issuer, airline, minute]),
      airline,
      title: got > 0 ? `${groupDigits(got)} lots of ${code}` : `The offer of ${code} has failed`,
      body:
        got > 0
          ? `You subscribed ${groupDigits(lots)} lots and got ${groupDigits(got)}. The shares trade every hour.`
          : 'Less than half of the shares were subscribed. Your money is back.',
    });
  }
  const sold = [...allotted.values()].reduce((sum, lots) => sum + lots, 0);
  const proceeds = amountOf(sold, issue_price);
  book(issuer, 'share_issue', proceeds, `${groupDigits(sold)} lots`);
  book(issuer, 'share_issue_costs', -issueCosts(proceeds), 'Going public');
  bookEntries(tx, entries, minute, start);
  run(tx, 'DELETE FROM subscription WHERE issuer = {:issuer}', { issuer });
  const bought = airlines.flatMap(({ subscriber: airline }) => {
    const lots = allotted.get(airline) ?? 0;
    return lots > 0
      ? [
          {
            id: recordId(['holding', airline, issuer, minute]),
            airline,
            issuer,
            lots,
            cost: amountOf(lots, issue_price),
          },
        ]
      : [];
  });
  addHoldings(tx, bought);
  if (sold > 0) list(tx, listing, sold, allotted.get(INVESTORS) ?? 0, minute);
  else run(tx, 'DELETE FROM listing WHERE id = {:id}', { id: listing.id });
  notices.push({
    id: recordId(['offer closed', issuer, minute]),
    airline: issuer,
    title: sold > 0 ? 'Your shares trade now' : 'Your offer has failed',
    body:
      sold > 0
        ? `${groupDigits(sold)} of ${groupDigits(issue_lots)} lots were sold.`
        : 'Less than half of the shares were subscribed, and the subscribers have their money back. You can try again at a lower price.',
  });
  writeShareNotices(tx, notices, minute);
}

/** Ends the offers whose time is over. */
export function closeOffers(tx: CoreApp, hour: ShareHour): void {
  const due = "WHERE g.state = 'subscribing' AND g.closes <= {:minute} ORDER BY g.id";
  for (const listing of readListings(tx, due, { minute: hour.minute })) closeOffer(tx, listing, hour);
}
