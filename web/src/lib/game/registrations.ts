import { useMemo } from 'react';
import { useFleet } from './fleet.ts';

/** Registrations of the own aircraft by their ids. */
export function useRegistrations(): ReadonlyMap<string, string> {
  const fleet = useFleet().data;
  return useMemo(() => new Map((fleet ?? []).map(({ id, registration }) => [id, registration])), [fleet]);
}
