import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { substitutionSchema } from '../../../../game/records/substitution.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

/** Departures from a world minute on that another aircraft flies than in the timetable. @param from rounded to an hour */
export const useStandIns = (from: number) =>
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
