import { useEffect, useRef } from 'react';
import { useTheme } from '#web/lib/theme.ts';
import { useWorld } from '#web/lib/world.ts';
import { LivingScene } from './living-scene.ts';

/** Day and night, city lights and aircraft on the map behind a page. Empty until the clock is known. */
export default function LivingBackdrop() {
  const world = useWorld().data;
  const box = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const moving = useRef<HTMLCanvasElement>(null);
  const scene = useRef<LivingScene | null>(null);
  const theme = useTheme();

  useEffect(() => {
    if (!world || !box.current || !still.current || !moving.current) return;
    const made = new LivingScene(box.current, still.current, moving.current, world);
    scene.current = made;
    return () => {
      made.stop();
      scene.current = null;
    };
  }, [world]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours depend on the theme
  useEffect(() => scene.current?.recolour(), [theme]);

  return (
    <div ref={box} data-living className="absolute inset-0">
      <canvas ref={still} className="absolute inset-0 size-full" />
      <canvas ref={moving} className="absolute inset-0 size-full" />
    </div>
  );
}
