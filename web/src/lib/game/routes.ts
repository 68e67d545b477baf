import { useQuery } from '@tanstack/react-query';
import { ROUTE } from '#game/tables/route.ts';
import { ownRecords } from './own-records.ts';

/** The airline's routes. */
export const routesQuery = ownRecords({
  table: ROUTE,
  sort: 'pair',
});

export const useRoutes = () => useQuery(routesQuery);
