import { BEYOND, PARTS } from './backdrop-place.ts';
import { type MapView, TILE_SIZE } from './map-view.ts';

interface Size {
  width: number;
  height: number;
}

/** Returns the view of the world in a box of the page, aligned with LandBackdrop. */
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
