import type { Market } from '#game/payloads/market.ts';
import { marketQuery } from '#web/lib/game/market.ts';
import { queryClient } from '#web/lib/query-client.ts';
import type { PlanRoute } from './plan-week.ts';

/** Number of concurrent requests. */
const AT_ONCE = 8;
/** Maximum age (ms) of a cached market. The server checks the final plan. */
const FRESH = 15_000;

/** Returns the markets by route id. @throws {ApiError} if a request fails */
export async function fetchMarkets(routes: readonly PlanRoute[]): Promise<Map<string, Market>> {
  const markets = new Map<string, Market>();
  for (let index = 0; index < routes.length; index += AT_ONCE)
    await Promise.all(
      routes.slice(index, index + AT_ONCE).map(async ({ route }) => {
        const query = { ...marketQuery(route.a, route.b), staleTime: FRESH };
        markets.set(route.id, await queryClient.fetchQuery(query));
      }),
    );
  return markets;
}
