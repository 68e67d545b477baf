import { useEffect, useRef } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { useTheme } from '#web/lib/theme.ts';
import { HubScene } from './hub-scene.ts';

interface HubMapProps {
  /** The hub. Null shows the region around Europe. */
  airport: Pick<Airport, 'iata' | 'name' | 'lat' | 'lon'> | null;
  className?: string;
}

/** A small map without interaction that moves to the hub. Fills its parent by default. Needs no Leaflet. */
export function HubMap({ airport, className = 'absolute inset-0' }: HubMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<HubScene | null>(null);
  const theme = useTheme();

  useEffect(() => {
    if (!box.current || !canvas.current) return;
    const made = new HubScene(box.current, canvas.current);
    scene.current = made;
    return () => {
      made.stop();
      scene.current = null;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours depend on the theme
  useEffect(() => scene.current?.recolour(), [theme]);

  const key = airport && `${airport.iata} ${airport.lat} ${airport.lon}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same airport in a new object must not start a new animation
  useEffect(() => scene.current?.flyTo(airport), [key]);

  return (
    <div
      ref={box}
      role="img"
      aria-label={airport ? `Map around ${airport.name} (${airport.iata})` : 'Map of Europe'}
      className={`overflow-hidden bg-water ${className}`}
    >
      <canvas ref={canvas} className="block" />
    </div>
  );
}
