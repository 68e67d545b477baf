import type { CreditGrade } from '#game/bank/credit-grade.ts';
import type { PublicAirline } from '#game/payloads/airline.ts';
import { TENDER_MEMO } from '#game/shares/tender.ts';
import type { Airline } from '#game/tables/airline.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { LedgerCategory } from '#game/tables/ledger-category.ts';
import type { News } from '#game/tables/news.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import type { ShareTrade } from '#game/tables/share-trade.ts';
import { WORLD_ID, type World } from '#game/tables/world.ts';
import { WEEK } from '#game/world/time.ts';
import { sum } from '../figures.ts';
import type { Player } from '../player.ts';

/** Kinds of what rivals do with the bank and the stock market and with used aircraft, by the ledger category that tells it. */
export const FINANCE_EVENTS = {
  loan: 'loans taken',
  loan_fee: 'loans repaid early',
  share_issue: 'flotations',
  dividend: 'dividends paid',
  share_purchase: 'purchases of shares, also by takeovers',
  share_sale: 'sales of shares, also by takeovers',
  used_purchase: 'purchases of used aircraft',
  aircraft_sale: 'sales of aircraft',
} as const satisfies Partial<Record<LedgerCategory, string>>;
type FinanceEvent = keyof typeof FINANCE_EVENTS;
const EVENTS = Object.keys(FINANCE_EVENTS) as FinanceEvent[];

/** Kinds of events of rivals that the memo of a ledger entry or the news tell. */
export const MARKET_EVENTS = {
  tender: 'tender offers',
  merger: 'mergers',
  failure: 'failures',
  founding: 'foundings',
} as const;
type MarketEvent = keyof typeof MARKET_EVENTS;
const BATCH = 1000;

/** A week of the bank and the stock market. */
export interface FinanceWeek {
  /** Number of what rivals did in the week. */
  events: Record<FinanceEvent | MarketEvent, number>;
  /** Grades of the rivals at its end. */
  grades: CreditGrade[];
  /** Yearly. */
  baseRate: number;
  /** Balance of investors, whole US dollars. */
  investors: number;
  listed: number;
  /** Prices in multiples of fair value. */
  prices: number[];
  /** Lots that changed hands, and all lots of listed airlines. */
  traded: number;
  lots: number;
}

const orOf = (categories: readonly string[]) => categories.map((name) => `category = "${name}"`).join(' || ');

/** Returns the number of ledger entries of rivals by category. */
async function countEvents({ stage: { operator } }: Player, rivals: ReadonlySet<string>, since: number) {
  const rows = await operator.collection('ledger').getFullList<LedgerRow>({
    batch: BATCH,
    fields: 'airline,category',
    filter: `minute > ${since} && (${orOf(EVENTS)})`,
  });
  const events = Object.fromEntries(EVENTS.map((name) => [name, 0])) as Record<FinanceEvent, number>;
  for (const { airline, category } of rows)
    if (rivals.has(airline) && category in events) events[category as FinanceEvent]++;
  return events;
}

/**
 * Returns the number of takeovers of rivals, of airlines that were wound up and of rivals that were founded. The entry of
 * an offer moves with a merged airline, but its row is deleted.
 */
async function countMarketEvents(
  { stage: { operator } }: Player,
  rivals: ReadonlySet<string>,
  players: ReadonlySet<string>,
  since: number,
): Promise<Record<MarketEvent, number>> {
  const offers = await operator.collection('ledger').getFullList<LedgerRow>({
    batch: BATCH,
    fields: 'airline,memo',
    filter: `minute > ${since} && category = "share_escrow" && memo ~ "${TENDER_MEMO}"`,
  });
  const news = await operator
    .collection('news')
    .getFullList<News>({ batch: BATCH, filter: `minute > ${since}`, fields: 'kind,airline' });
  const count = (kind: News['kind'], isCounted: (airline: string) => boolean) =>
    news.filter((item) => item.kind === kind && isCounted(item.airline)).length;
  return {
    tender: offers.filter(({ airline, memo }) => rivals.has(airline) && memo.startsWith(TENDER_MEMO)).length,
    // Only the news of a merger names an airline: the buyer.
    merger: count('gone', (airline) => rivals.has(airline)),
    failure: count('gone', (airline) => airline === ''),
    founding: count('founded', (airline) => !players.has(airline)),
  };
}

/** Returns the figures of the week that has just ended. @param player any player, who sees the public grades */
export async function financeWeek(player: Player): Promise<FinanceWeek> {
  const { operator } = player.stage;
  const world = await operator.collection('world').getOne<World>(WORLD_ID);
  const since = world.minute - WEEK;
  const all = await operator
    .collection('airline')
    .getFullList<Airline>({ batch: BATCH, fields: 'id,code,rival', sort: 'id' });
  const airlines = all.filter(({ rival }) => rival);
  const rivals = new Set(airlines.map(({ id }) => id));
  const players = new Set(all.flatMap(({ id, rival }) => (rival ? [] : [id])));
  const grades: CreditGrade[] = [];
  for (const { code } of airlines)
    grades.push((await player.client.send<PublicAirline>(`/api/am/airline/${code}`, {})).grade);
  const listings = await operator
    .collection('share_listing')
    .getFullList<ShareListing>({ batch: BATCH, filter: 'state = "listed"' });
  const trades = await operator
    .collection('share_trade')
    .getFullList<ShareTrade>({ batch: BATCH, filter: `minute > ${since}`, fields: 'lots' });
  const investors = await operator
    .collection('account')
    .getFirstListItem<{ balance: number }>('name = "investors"');
  return {
    events: {
      ...(await countEvents(player, rivals, since)),
      ...(await countMarketEvents(player, rivals, players, since)),
    },
    grades,
    baseRate: world.base_rate,
    investors: investors.balance,
    listed: listings.length,
    prices: listings.map(({ price, fair }) => price / fair),
    traded: sum(trades.map(({ lots }) => lots)),
    lots: sum(listings.map(({ lots }) => lots)),
  };
}
