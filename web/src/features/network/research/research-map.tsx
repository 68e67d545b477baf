import { useMemo } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import type { MapRoute } from '../map/map-route.ts';
import { RouteMapBox } from '../map/route-map-box.tsx';
import { type Destination, NO_RIGHT, TIERS, tierOf } from './destinations.ts';

interface ResearchMapProps {
  from: Airport | null;
  /** The destination whose details are open. */
  to: Airport | null;
  /** Destinations with an arc, in order of their rank. */
  destinations: readonly Destination[];
  isLoaded: boolean;
  /** Id of the destination under the pointer, in the list or on the map. */
  lit: string | null;
  onPoint: (id: string | null) => void;
  onPick: (id: string) => void;
}

/** The map of the best destinations, with a legend. Above the list while details are open. */
export function ResearchMap({ from, to, destinations, isLoaded, lit, onPoint, onPick }: ResearchMapProps) {
  const arcs = useMemo((): MapRoute[] => {
    if (!from) return [];
    const origin = { ...from, isOrigin: true };
    return destinations.map(({ airport, missing }, index) => {
      const tier = missing.length > 0 ? NO_RIGHT : tierOf(index);
      return {
        id: airport.id,
        from: origin,
        to: airport,
        strength: tier?.strength ?? 0,
        tone: tier?.tone ?? 'series-6',
      };
    });
  }, [from, destinations]);
  const isClosedShown = destinations.some(({ missing }) => missing.length > 0);
  const extra = useMemo(() => (from ? [{ ...from, isOrigin: true }] : []), [from]);
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${to ? 'order-first' : 'xl:sticky xl:top-6 xl:self-start'}`}>
      <RouteMapBox
        className={to ? 'h-64' : 'h-[max(320px,calc(100dvh-300px))] max-xl:h-72'}
        label={`top ${arcs.length} destinations from ${from?.name ?? 'there'} by demand`}
        routes={arcs}
        extra={extra}
        lit={lit ?? to?.id ?? null}
        onPoint={onPoint}
        onPick={onPick}
        fitKey={isLoaded && from ? `${from.id} ${to?.id ?? ''}` : ''}
        focus={to?.id}
      />
      <ul className="flex flex-wrap gap-x-4 text-12 text-muted" aria-label="Colours of the arcs">
        {TIERS.map(({ upTo, tone, fill }, index) => (
          <li key={tone} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`h-0.5 w-4 ${fill}`} />
            {(TIERS[index - 1]?.upTo ?? 0) + 1}–{upTo} by demand
          </li>
        ))}
        {isClosedShown && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`h-0.5 w-4 ${NO_RIGHT.fill}`} />
            No right to fly
          </li>
        )}
      </ul>
    </div>
  );
}
