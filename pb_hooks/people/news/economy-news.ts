import { economyNews } from '#game/world/economy/news.ts';
import { DAY } from '#game/world/time.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import type { NewsItem } from './add-news.ts';

const AIRPORT_ID = `SELECT json_quote(COALESCE((SELECT id FROM airport WHERE iata = {:iata}), '')) AS json`;

/** Returns the day's news about the economy. */
export const newsOfEconomy = (
  tx: CoreApp,
  world: { seed: string; start: string; minute: number },
): NewsItem[] =>
  economyNews(world, world.start, world.minute / DAY).map(({ iata, ...item }) => ({
    ...item,
    kind: 'economy',
    airport: iata === '' ? '' : readJson<string>(tx, AIRPORT_ID, { iata }),
  }));
