import { useMemo } from 'react';
import { useFleet } from './fleet.ts';

/** Returns the registrations of the airline's aircraft by id. */
export function useRegistrations(): ReadonlyMap<string, string> {
  const fleet = useFleet().data;
  return useMemo(() => new Map((fleet ?? []).map(({ id, registration }) => [id, registration])), [fleet]);
}
