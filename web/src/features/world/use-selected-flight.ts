import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PHONE } from '../../lib/use-media.ts';

/** The flight that the address names (`?flight=…`), and how to change it. */
export function useSelectedFlight(): [flight: string, select: (flight: string) => void] {
  const [params, setParams] = useSearchParams();
  const select = useCallback(
    (flight: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (flight === '') next.delete('flight');
          else {
            next.set('flight', flight);
            // There is one place for a panel, and on a phone one for a sheet.
            next.delete('exchange');
            if (matchMedia(PHONE).matches) next.delete('airport');
          }
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return [params.get('flight') ?? '', select];
}
