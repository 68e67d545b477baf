import { fuelNews } from '#game/operations/fuel/fuel-news.ts';
import { economyNews } from '#game/world/economy/news.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import type { NewsItem } from './add-news.ts';

const AIRPORT_ID = `SELECT json_quote(COALESCE((SELECT id FROM airport WHERE iata = {:iata}), '')) AS json`;

type NewsWorld = Pick<SettledWorld, 'seed' | 'start' | 'minute' | 'weekMinute' | 'fuelPrice'>;

/**
 * Returns the day's news about the economy, and on Mondays about the price of fuel.
 * @param fuelHistory prices up to yesterday
 */
export function newsOfEconomy(tx: CoreApp, world: NewsWorld, fuelHistory: readonly number[]): NewsItem[] {
  const day = world.minute / DAY;
  const weekAgo = world.weekMinute === 0 ? fuelHistory.at(-DAYS_A_WEEK) : undefined;
  const fuel = fuelNews(world, day, weekAgo, world.fuelPrice);
  const news = [...economyNews(world, world.start, day), ...(fuel ? [fuel] : [])];
  return news.map(({ iata, ...item }) => ({
    ...item,
    kind: 'economy',
    airport: iata === '' ? '' : readJson<string>(tx, AIRPORT_ID, { iata }),
  }));
}
