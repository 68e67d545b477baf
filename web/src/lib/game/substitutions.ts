import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STAND_IN } from '#game/tables/stand-in.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

/** Returns the substitutions from a world minute. @param from rounded to an hour */
export const useSubstitutions = (from: number) =>
  useQuery({
    ...ownRecords({
      part: [from],
      table: STAND_IN,
      filter: client.filter('departs >= {:from}', { from }),
      sort: 'departs',
      columns: ['id', 'leg', 'departs', 'aircraft', 'instead_of'],
    }),
    placeholderData: keepPreviousData,
  });
