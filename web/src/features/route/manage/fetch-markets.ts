import type { Market } from '../../../../../game/records/market.ts';
import { marketQuery } from '../../../lib/game/market.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { PlanRoute } from './plan-week.ts';

/** Routes that are asked for at the same time. */
const AT_ONCE = 8;
/** What was fetched a moment ago is good enough to plan by, in milliseconds; the server has the last word. */
const FRESH = 15_000;

/** Markets of some routes, by the ids of the routes. @throws as a call does */
export async function fetchMarkets(routes: readonly PlanRoute[]): Promise<Map<string, Market>> {
  const markets = new Map<string, Market>();
  for (let at = 0; at < routes.length; at += AT_ONCE)
    await Promise.all(
      routes.slice(at, at + AT_ONCE).map(async ({ route }) => {
        const query = { ...marketQuery(route.a, route.b), staleTime: FRESH };
        markets.set(route.id, await queryClient.fetchQuery(query));
      }),
    );
  return markets;
}
