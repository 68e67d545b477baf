import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PHONE } from '#web/lib/use-media.ts';

/** Returns the flight in the URL (`?flight=…`) and a function to change it. */
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
            // There is room for only one panel, and on a phone for only one sheet.
            next.delete('exchange');
            if (matchMedia(PHONE).matches) next.delete('airport');
          }
          return next;
        },
        // Back does not open again what was closed.
        { replace: flight === '', preventScrollReset: true },
      ),
    [setParams],
  );
  return [params.get('flight') ?? '', select];
}
