import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';
import { useTheme } from '#web/lib/theme.ts';
import type { MapEnd, MapRoute } from './map-route.ts';
import { placesOf } from './route-places.ts';
import { RouteScene } from './route-scene.ts';

export interface RouteMapProps {
  /** Accessible description: "Your 12 routes". */
  label: string;
  routes: readonly MapRoute[];
  /** Airports to mark even without routes. */
  extra?: readonly MapEnd[];
  lit: string | null;
  onPoint: (id: string | null) => void;
  onPick: (id: string) => void;
  /** The map fits its routes again when this changes. Empty while there is nothing to show. */
  fitKey: string;
  /** Id of the only route to fit, instead of all. */
  focus?: string;
}

/** The map of a network or a ranking. Load it lazily because it imports Leaflet. */
export default function RouteMap(props: RouteMapProps) {
  const { label, routes, extra, lit, fitKey, focus } = props;
  const box = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<RouteScene | null>(null);
  const theme = useTheme();
  const point = useEffectEvent(props.onPoint);
  const pick = useEffectEvent(props.onPick);

  useEffect(() => {
    if (!box.current) return;
    const made = new RouteScene(box.current, { onPoint: point, onPick: pick });
    setScene(made);
    return () => {
      setScene(null);
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (!scene) return;
    scene.setRoutes(routes, extra);
    const only = focus ? routes.filter(({ id }) => id === focus) : [];
    const shown = only.length > 0 ? only : routes;
    if (fitKey !== '') scene.fit(fitKey, [...(extra ?? []), ...placesOf(shown)]);
  }, [scene, routes, extra, fitKey, focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours depend on the theme
  useEffect(() => scene?.recolour(), [scene, theme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new routes have new arcs to highlight
  useEffect(() => scene?.light(lit), [scene, lit, routes]);

  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={`Map: ${label}. Use the arrow keys to move, plus and minus to zoom. The table lists the same routes.`}
        data-arcs={routes.length}
        data-lit={lit ?? ''}
        className="absolute inset-0 z-0 bg-water"
      />
      <div className="absolute top-2 right-2 z-10 flex flex-col rounded-control border border-line bg-surface">
        <IconButton icon={Plus} label="Zoom in" onClick={() => scene?.map.zoomIn()} />
        <IconButton icon={Minus} label="Zoom out" onClick={() => scene?.map.zoomOut()} />
      </div>
    </>
  );
}
