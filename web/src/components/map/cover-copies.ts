import type { MapCamera } from './map-camera.ts';
import type { MapView } from './map-view.ts';

/** z-index above everything on the map and below Leaflet's controls (800). */
const ORDER = 600;
/** Half the width of the soft edge, as a share of the world (4 degrees). */
const FADE = 4 / 360;

/** Returns the mask that leaves one world around the centre of a view uncovered, or null if none is needed. */
export function maskAround({ size, width }: MapView): string | null {
  if (size >= width) return null;
  const stop = (colour: string, part: number) => `${colour} calc(50% + ${part * size}px)`;
  const stops = [
    stop('#000', -0.5 - FADE),
    stop('transparent', -0.5 + FADE),
    stop('transparent', 0.5 - FADE),
    stop('#000', 0.5 + FADE),
  ];
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

/**
 * Covers what is further than half a world from the centre, so that a screen wider than the world shows no place
 * twice and no hard edge. Has the background of its container.
 */
export function coverCopies(container: HTMLElement, camera: MapCamera): void {
  const cover = document.createElement('div');
  cover.setAttribute('aria-hidden', 'true');
  cover.dataset.cover = '';
  Object.assign(cover.style, {
    position: 'absolute',
    inset: '0',
    zIndex: String(ORDER),
    pointerEvents: 'none',
    background: 'inherit',
  });
  container.append(cover);
  let last: string | null | undefined;
  const follow = (view: MapView) => {
    const mask = maskAround(view);
    if (mask === last) return;
    last = mask;
    cover.style.display = mask === null ? 'none' : '';
    cover.style.maskImage = mask ?? '';
  };
  camera.subscribe(follow);
  follow(camera.view);
}
