import { lazy, Suspense } from 'react';
import type { RouteMapProps } from './route-map.tsx';

const RouteMap = lazy(() => import('./route-map.tsx'));

/** The map in its frame; water until Leaflet has come. */
export function RouteMapBox({ className = '', ...map }: RouteMapProps & { className?: string }) {
  return (
    <div className={`relative overflow-hidden rounded-panel border border-line bg-water ${className}`}>
      <Suspense>
        <RouteMap {...map} />
      </Suspense>
    </div>
  );
}
