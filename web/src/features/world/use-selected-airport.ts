import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Airport } from '../../../../game/airport.ts';
import { notify } from '../../lib/notices.ts';
import { queryClient } from '../../lib/query-client.ts';
import { PHONE } from '../../lib/use-media.ts';
import { airportByCodeQuery } from './airport-queries.ts';

/** The parameters that open a panel over the map. */
const PANELS = ['exchange', 'flight'];

/** Where the focus goes back to once the popup is closed. */
const mapElement = () => document.querySelector<HTMLElement>('[data-world] [role="application"]');

/** The airport that the address names (`?airport=LHR`), and how to change it; the map keeps its other parameters. */
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
        // What was picked need not be asked for by its code.
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
          // A phone has room for one sheet, and the popup is the one that was asked for.
          if (airport && matchMedia(PHONE).matches) for (const panel of PANELS) next.delete(panel);
          return next;
        },
        { preventScrollReset: true },
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
