import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Airport } from '#game/world/airport/airport.ts';
import { notify } from '#web/lib/notices.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { PHONE } from '#web/lib/use-media.ts';
import { airportByCodeQuery } from './airport-queries.ts';

/** URL parameters that open a panel over the map. */
const PANELS = ['exchange', 'flight'];

/** Returns the element that gets the focus when the popup closes. */
const mapElement = () => document.querySelector<HTMLElement>('[data-world] [role="application"]');

/** Returns the airport in the URL (`?airport=LHR`) and a function to change it. Other parameters are kept. */
export function useSelectedAirport(airports: readonly Airport[], isLoaded: boolean) {
  const [params, setParams] = useSearchParams();
  const code = (params.get('airport') ?? '').toUpperCase();
  const shown = airports.find(({ iata }) => iata === code);
  const elsewhere = useQuery({ ...airportByCodeQuery(code), enabled: code !== '' && isLoaded && !shown });
  const opener = useRef<HTMLElement | null>(null);
  const chosenHere = useRef('');

  const unknown = elsewhere.data === null;
  useEffect(() => {
    if (unknown) notify(`No airport has the code ${code}.`, 'bad');
  }, [unknown, code]);

  const select = useCallback(
    (airport: Airport | null, from: HTMLElement | null = mapElement()) => {
      if (airport) {
        opener.current = from;
        // Avoids a request for an airport that is already known.
        queryClient.setQueryData(airportByCodeQuery(airport.iata).queryKey, airport);
        chosenHere.current = airport.iata;
      } else if (document.activeElement?.closest('[data-world] [role="dialog"]')) {
        const target = opener.current?.isConnected ? opener.current : mapElement();
        target?.focus({ preventScroll: true });
      }
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (airport) next.set('airport', airport.iata);
          else next.delete('airport');
          // A phone has room for only one sheet.
          if (airport && matchMedia(PHONE).matches) for (const panel of PANELS) next.delete(panel);
          return next;
        },
        // Back does not open again what was closed.
        { replace: !airport, preventScrollReset: true },
      );
    },
    [setParams],
  );

  const selected = code === '' ? null : (shown ?? elsewhere.data ?? null);
  return {
    selected,
    select,
    selectedHere: selected !== null && chosenHere.current === code,
    besidePanel: PANELS.some((panel) => params.has(panel)),
  };
}
