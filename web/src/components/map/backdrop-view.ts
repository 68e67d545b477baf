import { BEYOND, PARTS } from './backdrop-place.ts';
import { type MapView, TILE_SIZE } from './map-view.ts';

interface Size {
  width: number;
  height: number;
}

/** The part of the world that a box of a page shows on a screen, where LandBackdrop has its land. */
export function backdropView(box: Size, screen: Size): MapView {
  const size = Math.max(PARTS.width * screen.width, PARTS.height * screen.height);
  return {
    zoom: Math.log2(size / TILE_SIZE),
    size,
    left: (size - box.width) * BEYOND.left,
    top: (size - box.height) * BEYOND.top,
    ...box,
  };
}
