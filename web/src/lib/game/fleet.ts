import { useQuery } from '@tanstack/react-query';
import { aircraftSchema } from '#game/records/aircraft.ts';
import { ownRecords } from './own-records.ts';

/** The airline's aircraft including orders, sorted by registration. */
export const fleetQuery = ownRecords({
  key: ['aircraft'],
  collection: 'aircraft',
  schema: aircraftSchema,
  sort: 'registration',
});

export const useFleet = () => useQuery(fleetQuery);
