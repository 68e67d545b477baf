import { queryOptions, useQuery } from '@tanstack/react-query';
import { OFFER } from '#game/tables/offer.ts';
import { client } from '../client.ts';
import { KEYS } from '../query-keys.ts';
import { useSession } from '../session.ts';
import { readOwnRecords } from './own-records.ts';

/** Maximum number of negotiations that are counted. */
const COUNTED = 100;

const waitingQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.exchange, 'waiting', airline],
    queryFn: ({ signal }) => {
      const filter = client.filter(
        "state = 'open' && ((buyer = {:airline} && turn = 'buyer') || (seller = {:airline} && turn = 'seller'))",
        { airline },
      );
      return readOwnRecords({ table: OFFER, columns: ['id'], filter, max: COUNTED }, signal);
    },
    enabled: airline !== '',
  });

/** Returns the number of negotiations that wait for the player's answer, 0 while loading. */
export const useNegotiationsWaiting = (): number =>
  useQuery(waitingQuery(useSession()?.airline ?? '')).data?.length ?? 0;
