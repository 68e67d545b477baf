import { useQuery } from '@tanstack/react-query';
import { STUDY } from '#game/tables/study.ts';
import { ownRecords } from './own-records.ts';

const studiesQuery = ownRecords({ table: STUDY, sort: 'pair' });

/** The airline's market studies: ordered and valid ones. */
export const useStudies = () => useQuery(studiesQuery);
