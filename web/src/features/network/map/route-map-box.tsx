import { lazy, Suspense } from 'react';
import type { RouteMapProps } from './route-map.tsx';

const RouteMap = lazy(() => import('./route-map.tsx'));

/** The framed map. Shows plain water until Leaflet is loaded. */
export function RouteMapBox({ className = '', ...map }: RouteMapProps & { className?: string }) {
  return (
    <div className={`relative overflow-hidden rounded-panel border border-line bg-water ${className}`}>
      <Suspense>
        <RouteMap {...map} />
      </Suspense>
    </div>
  );
}
