import { useQuery } from '@tanstack/react-query';
import { routeSchema } from '#game/records/route.ts';
import { ownRecords } from './own-records.ts';

/** The airline's routes. */
export const routesQuery = ownRecords({
  key: ['route'],
  collection: 'route',
  schema: routeSchema,
  sort: 'pair',
});

export const useRoutes = () => useQuery(routesQuery);
