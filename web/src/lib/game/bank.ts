import { queryOptions, useQuery } from '@tanstack/react-query';
import { bankSchema } from '#game/payloads/bank.ts';
import { LOAN } from '#game/tables/loan.ts';
import { callInTurn } from '../api.ts';
import { KEYS } from '../query-keys.ts';
import { ownRecords } from './own-records.ts';

const bankQuery = queryOptions({
  queryKey: [KEYS.own, 'bank'],
  queryFn: ({ signal }) => callInTurn('/api/am/bank', bankSchema, { signal }),
});
const loansQuery = ownRecords({ table: LOAN, sort: '-started,id' });

/** The airline's credit, and what the bank offers it. */
export const useBank = () => useQuery(bankQuery);
/** The airline's loans, the newest first. */
export const useLoans = () => useQuery(loansQuery);
