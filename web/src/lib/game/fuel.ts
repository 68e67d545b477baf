import { useQuery } from '@tanstack/react-query';
import { fuelContractSchema } from '../../../../game/records/aircraft.ts';
import { ownRecords } from './own-records.ts';

/** Fuel bought ahead, the newest first; contracts that have ended are among them. */
const fuelContractsQuery = ownRecords({
  key: ['fuel_contract'],
  collection: 'fuel_contract',
  schema: fuelContractSchema,
  sort: '-starts',
});

export const useFuelContracts = () => useQuery(fuelContractsQuery);
