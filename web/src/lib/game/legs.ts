import { useQuery } from '@tanstack/react-query';
import { LEG } from '#game/tables/leg.ts';
import { ownRecords } from './own-records.ts';

/** The airline's whole timetable, sorted by departure in the week. */
export const legsQuery = ownRecords({ table: LEG, sort: 'departs' });

export const useLegs = () => useQuery(legsQuery);
