import { useQuery } from '@tanstack/react-query';
import { fuelContractSchema } from '#game/records/aircraft.ts';
import { ownRecords } from './own-records.ts';

/** Fuel contracts including ended ones, newest first. */
const fuelContractsQuery = ownRecords({
  key: ['fuel_contract'],
  collection: 'fuel_contract',
  schema: fuelContractSchema,
  sort: '-starts',
});

export const useFuelContracts = () => useQuery(fuelContractsQuery);
