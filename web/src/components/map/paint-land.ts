import type { BaseMap } from './base-map-data.ts';
import type { MapView } from './map-view.ts';
import type { Pen } from './pen.ts';
import { traceLines, traceRings } from './trace-lines.ts';

export interface LandColours {
  land: string;
  border: string;
  /** Names of countries. */
  name: string;
}

/** Width of the fade beyond the 180th meridian, as a share of the world (14 degrees). */
const FADE = 14 / 360;

/**
 * Fades out the land beyond the 180th meridian, so that a wide screen shows no second world and no hard edge.
 */
function fadeSides(context: Pen, view: MapView): void {
  const fade = FADE * view.size;
  const sides = [
    { edge: -view.left, outwards: -1 },
    { edge: view.size - view.left, outwards: 1 },
  ];
  context.globalCompositeOperation = 'destination-out';
  for (const { edge, outwards } of sides) {
    const end = edge + outwards * fade;
    const gradient = context.createLinearGradient(edge, 0, end, 0);
    gradient.addColorStop(0, 'rgb(0 0 0 / 0%)');
    gradient.addColorStop(1, 'rgb(0 0 0 / 100%)');
    context.fillStyle = gradient;
    if (outwards < 0) context.fillRect(0, 0, edge, view.height);
    else context.fillRect(edge, 0, view.width - edge, view.height);
  }
  context.globalCompositeOperation = 'source-over';
}

/** Draws land, coasts and borders on an empty canvas. The background of the canvas is the water. */
export function paintLand(context: Pen, view: MapView, map: BaseMap, colours: LandColours): void {
  const beyondWest = view.left < 0;
  const beyondEast = view.left + view.width > view.size;
  const shifts = [0, ...(beyondWest ? [-1] : []), ...(beyondEast ? [1] : [])];
  for (const shift of shifts) {
    context.beginPath();
    traceRings(context, map.land, view, shift);
    context.fillStyle = colours.land;
    context.fill('evenodd');

    context.strokeStyle = colours.border;
    context.lineJoin = 'round';
    context.beginPath();
    traceLines(context, map.land, view, shift);
    context.lineWidth = 1;
    context.stroke();

    context.beginPath();
    traceLines(context, map.borders, view, shift);
    context.lineWidth = view.zoom < 5 ? 0.75 : 1;
    context.stroke();
  }
  if (beyondWest || beyondEast) fadeSides(context, view);
}
