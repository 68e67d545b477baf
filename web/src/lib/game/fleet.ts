import { useQuery } from '@tanstack/react-query';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { ownRecords } from './own-records.ts';

/** The airline's aircraft including orders, sorted by registration. */
export const fleetQuery = ownRecords({
  table: AIRCRAFT,
  sort: 'registration',
});

export const useFleet = () => useQuery(fleetQuery);
