import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { substitutionSchema } from '#game/records/substitution.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

/** Returns the substitutions from a world minute. @param from rounded to an hour */
export const useSubstitutions = (from: number) =>
  useQuery({
    ...ownRecords({
      key: ['stand_in', from],
      collection: 'stand_in',
      schema: substitutionSchema,
      filter: client.filter('departs >= {:from}', { from }),
      sort: 'departs',
      fields: Object.keys(substitutionSchema.shape).join(','),
    }),
    placeholderData: keepPreviousData,
  });
