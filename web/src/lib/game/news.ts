import { queryOptions } from '@tanstack/react-query';
import { NEWS } from '#game/tables/news.ts';
import { economyHistorySchema } from '#game/world/economy/outlook.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';
import { airlineFaces } from './airline-faces.ts';
import { readOwnRecords } from './own-records.ts';

/** Maximum number of pieces of news. */
const NEWEST = 200;

/** The latest world news, newest first, with the airlines that they are about. Stale after each settlement. */
export const newsQuery = queryOptions({
  queryKey: [KEYS.own, NEWS.name],
  queryFn: async ({ signal }) => {
    const news = await readOwnRecords({ table: NEWS, sort: '-minute,-id', max: NEWEST }, signal);
    const ids = news.map(({ airline }) => airline);
    return { news, airlines: await airlineFaces(ids, signal) };
  },
});

/**
 * The past of the economy.
 * @param day world day, because it changes once per day
 */
export const economyQuery = (day: number) =>
  queryOptions({
    queryKey: [KEYS.world, 'economy', day],
    queryFn: ({ signal }) => callApi('/api/am/economy', economyHistorySchema(), { signal }),
  });
