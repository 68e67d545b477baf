import type { LedgerRow } from '#game/tables/ledger.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import { type Account, accountOf, type LedgerEntry, type Span } from './accounts.ts';
import { sum } from './figures.ts';
import { aircraftOf, cashOf, type Player, routesOf } from './player.ts';

/** An airline at the end of a week, in whole US dollars. */
export interface PlayerWeek {
  /** Counted from 1. */
  week: number;
  cash: number;
  /** Cash plus the deposits held by lessors. */
  worth: number;
  /** Growth of the net worth since the previous week, as a share. */
  growth: number;
  aircraft: number;
  routes: number;
  account: Account;
  /** Fares minus running costs, per delivered aircraft. */
  profitEach: number;
}

/** Returns the cash plus the deposits held by lessors, in whole US dollars. */
export async function worthOf(player: Player): Promise<number> {
  return (await cashOf(player)) + sum((await aircraftOf(player)).map(({ deposit }) => deposit));
}

/** Returns fares minus running costs, in whole US dollars. */
export const profitOf = ({ revenue, total }: Account): number => revenue - total;

/** Returns the results of recent days. */
export async function recentAccount({ client }: Player, span: Span): Promise<Account> {
  const rows = <Row>(name: string, filter: string) =>
    client.collection(name).getFullList<Row>({ batch: 1000, filter, sort: 'id' });
  // Leases are paid a week in advance.
  const since = (span.from - DAYS_A_WEEK) * DAY;
  const ledger = await rows<Pick<LedgerRow, keyof LedgerEntry>>('ledger', `minute >= ${since}`);
  const history = await rows<RouteHistory>('route_history', `days = 1 && starts >= ${span.from * DAY}`);
  return accountOf(ledger, history, span, 0);
}

/** Returns the results of the week that ends with a day. @param before net worth at its beginning */
export async function weekOf(player: Player, day: number, before: number): Promise<PlayerWeek> {
  const account = await recentAccount(player, { from: day - DAYS_A_WEEK, to: day });
  const fleet = (await aircraftOf(player)).filter(({ delivered }) => delivered < day * DAY);
  const worth = await worthOf(player);
  return {
    week: day / DAYS_A_WEEK,
    cash: await cashOf(player),
    worth,
    growth: worth / before - 1,
    aircraft: fleet.length,
    routes: (await routesOf(player)).length,
    account,
    profitEach: fleet.length > 0 ? profitOf(account) / fleet.length : 0,
  };
}
