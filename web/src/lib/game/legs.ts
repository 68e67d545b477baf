import { useQuery } from '@tanstack/react-query';
import { legSchema } from '#game/records/route.ts';
import { ownRecords } from './own-records.ts';

/** The airline's whole timetable, sorted by departure in the week. */
export const legsQuery = ownRecords({ key: ['leg'], collection: 'leg', schema: legSchema, sort: 'departs' });

export const useLegs = () => useQuery(legsQuery);
