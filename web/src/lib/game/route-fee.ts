import { useQuery } from '@tanstack/react-query';
import { LEDGER } from '#game/tables/ledger.ts';
import { isCategory } from '#game/tables/ledger-category.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

const routeFeeQuery = (route: string) =>
  ownRecords({
    part: ['route fee', route],
    table: LEDGER,
    filter: client.filter(`route = {:route} && ${isCategory('category', 'route_fee')}`, { route }),
  });

/** Returns the price paid for a route, whole US dollars. Undefined while loading. */
export function useRouteFee(route: string): number | undefined {
  const { data } = useQuery(routeFeeQuery(route));
  return data && -data.reduce((sum, { amount }) => sum + amount, 0);
}
