import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';
import type { WorldScene } from './world-scene.ts';

/** Zoom buttons, disabled at the minimum and maximum zoom. */
export function ZoomButtons({ scene }: { scene: WorldScene }) {
  const { map } = scene;
  const [zoom, setZoom] = useState({ at: map.getZoom(), min: map.getMinZoom(), max: map.getMaxZoom() });

  useEffect(() => {
    const read = () => setZoom({ at: map.getZoom(), min: map.getMinZoom(), max: map.getMaxZoom() });
    map.on('zoomend zoomlevelschange', read);
    return () => {
      map.off('zoomend zoomlevelschange', read);
    };
  }, [map]);

  return (
    <div className="absolute top-16 left-3 z-10 flex flex-col rounded-panel border border-line bg-surface shadow-float max-md:top-[68px]">
      <IconButton
        icon={Plus}
        label="Zoom in"
        side="right"
        disabled={zoom.at >= zoom.max}
        onClick={() => scene.zoomBy(1)}
      />
      <IconButton
        icon={Minus}
        label="Zoom out"
        side="right"
        disabled={zoom.at <= zoom.min}
        onClick={() => scene.zoomBy(-1)}
        className="border-t border-line"
      />
    </div>
  );
}
