import { useMemo } from 'react';
import { useAddress } from '../../../components/use-address.ts';
import type { DestinationFilter } from './destinations.ts';

/** Distance bands, km. */
export const BANDS = [
  { value: '', least: 0, most: Number.POSITIVE_INFINITY },
  { value: '0-750', least: 0, most: 750 },
  { value: '750-1500', least: 750, most: 1500 },
  { value: '1500-3000', least: 1500, most: 3000 },
  { value: '3000-6000', least: 3000, most: 6000 },
  { value: '6000-', least: 6000, most: Number.POSITIVE_INFINITY },
] as const;

/** Returns the filter of the list of destinations, kept in the URL. */
export function useFilter() {
  const { wanted: params, change } = useAddress();
  const [km, where, demand] = [
    params.get('km') ?? '',
    params.get('where') ?? '',
    Number(params.get('demand')) || 0,
  ];
  const unserved = params.has('unserved');
  const flyable = params.has('flyable');
  const filter = useMemo((): DestinationFilter => {
    const band = BANDS.find(({ value }) => value === km) ?? BANDS[0];
    return { least: band.least, most: band.most, where, demand, unserved, flyable };
  }, [km, where, demand, unserved, flyable]);
  const isNarrow = km !== '' || where !== '' || demand > 0 || unserved || flyable;
  const clear = () => change({ km: null, where: null, demand: null, unserved: null, flyable: null, q: null });
  return { filter, km, isNarrow, params, change, clear };
}
