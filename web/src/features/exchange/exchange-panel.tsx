import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const MarketPanel = lazy(() => import('./market/market-panel.tsx'));
const NegotiationsPanel = lazy(() => import('./negotiations/negotiations-panel.tsx'));

/** URL parameters of the world's map, which stay when the exchange closes. */
const OF_MAP = ['airport', 'flight'];

/** The aircraft exchange over the map. Opens for `?exchange=market` and `?exchange=negotiations`. */
export default function ExchangePanel() {
  const [search, setSearch] = useSearchParams();
  const close = useCallback(
    () =>
      setSearch(
        (current) => {
          const next = new URLSearchParams();
          for (const name of OF_MAP) {
            const value = current.get(name);
            if (value !== null) next.set(name, value);
          }
          return next;
        },
        // Back does not open again what was closed.
        { replace: true },
      ),
    [setSearch],
  );
  const shown = search.get('exchange');
  return (
    <Suspense>
      {shown === 'market' && <MarketPanel onClose={close} />}
      {shown === 'negotiations' && <NegotiationsPanel onClose={close} />}
    </Suspense>
  );
}
