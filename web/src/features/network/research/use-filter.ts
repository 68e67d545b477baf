import { useMemo } from 'react';
import { useAddress } from '#web/components/use-address.ts';
import type { DestinationFilter } from './destinations.ts';

/** Distance bands, km. */
export const BANDS = [
  { value: '', minKm: 0, maxKm: Number.POSITIVE_INFINITY },
  { value: '0-750', minKm: 0, maxKm: 750 },
  { value: '750-1500', minKm: 750, maxKm: 1500 },
  { value: '1500-3000', minKm: 1500, maxKm: 3000 },
  { value: '3000-6000', minKm: 3000, maxKm: 6000 },
  { value: '6000-', minKm: 6000, maxKm: Number.POSITIVE_INFINITY },
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
  const noRight = params.has('noright');
  const filter = useMemo((): DestinationFilter => {
    const band = BANDS.find(({ value }) => value === km) ?? BANDS[0];
    return { minKm: band.minKm, maxKm: band.maxKm, where, demand, unserved, flyable, noRight };
  }, [km, where, demand, unserved, flyable, noRight]);
  const isNarrow = km !== '' || where !== '' || demand > 0 || unserved || flyable;
  const clear = () => change({ km: null, where: null, demand: null, unserved: null, flyable: null, q: null });
  return { filter, km, isNarrow, params, change, clear };
}
