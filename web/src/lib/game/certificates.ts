import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { homeBlocs } from '#game/network/rights/home.ts';
import { certificateTermsSchema } from '#game/payloads/certificate.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import { useOwnAirline } from '../airline.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';
import { ownRecords } from './own-records.ts';

const certificatesQuery = ownRecords({ table: CERTIFICATE, sort: 'applied,id' });

/** The terms of a certificate of the bloc of a country. */
const termsQuery = (country: string) =>
  queryOptions({
    queryKey: [KEYS.own, 'certificate terms', country],
    queryFn: ({ signal }) =>
      callApi(`/api/am/certificate?country=${encodeURIComponent(country)}`, certificateTermsSchema, {
        signal,
      }),
  });

/** The airline's certificates, and its application for one. @param enabled whether they are needed */
export const useCertificates = (enabled = true) => useQuery({ ...certificatesQuery, enabled });
export const useCertificateTerms = (country: string) => useQuery(termsQuery(country));

/** Returns the airline's home blocs. Undefined until they are loaded. @param enabled whether they are needed */
export function useHomes(enabled = true): string[] | undefined {
  const country = useOwnAirline().data?.country;
  const certificates = useCertificates(enabled).data;
  return useMemo(
    () =>
      country && certificates
        ? homeBlocs(
            country,
            certificates.flatMap(({ state, bloc }) => (state === 'granted' ? [bloc] : [])),
          )
        : undefined,
    [country, certificates],
  );
}
