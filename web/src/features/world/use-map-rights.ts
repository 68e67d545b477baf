import { useMemo } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { useCertificates, useHomes } from '#web/lib/game/certificates.ts';
import { type RightOf, rightsFrom } from './map-rights.ts';

/**
 * Returns the airline's rights from the selected airport. Null while they are not shown or not loaded, and for users
 * without an airline.
 */
export function useMapRights(isShown: boolean, selected: Airport | null): RightOf | null {
  const homes = useHomes(isShown);
  const certificates = useCertificates(isShown).data;
  return useMemo(() => {
    if (!isShown || !homes || !certificates) return null;
    const applied = certificates.flatMap(({ state, bloc }) => (state === 'applied' ? [bloc] : []));
    return rightsFrom(homes, applied, selected);
  }, [isShown, homes, certificates, selected]);
}
