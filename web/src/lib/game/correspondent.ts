import { queryOptions } from '@tanstack/react-query';
import { KEYS } from '../query-keys.ts';
import { airlineFaceByCode } from './airline-faces.ts';

/** The airline with a code, for the first message to it. Null if there is none. */
export const correspondentQuery = (code: string) =>
  queryOptions({
    queryKey: [KEYS.airline, 'face', code],
    queryFn: ({ signal }) => airlineFaceByCode(code, signal),
    enabled: code !== '',
  });
