import { useQuery } from '@tanstack/react-query';
import { FUEL_CONTRACT } from '#game/tables/fuel-contract.ts';
import { ownRecords } from './own-records.ts';

/** Fuel contracts including ended ones, newest first. */
const fuelContractsQuery = ownRecords({
  table: FUEL_CONTRACT,
  sort: '-starts',
});

export const useFuelContracts = () => useQuery(fuelContractsQuery);
