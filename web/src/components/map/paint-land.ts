import type { BaseMap } from './base-map-data.ts';
import type { MapView } from './map-view.ts';
import type { Pen } from './pen.ts';
import { worldViews } from './repeated-world.ts';
import { MARGIN, traceLines, traceRings } from './trace-lines.ts';

export interface LandColours {
  land: string;
  border: string;
  /** Names of countries. */
  name: string;
}

/** Draws land, coasts and borders on an empty canvas. The background of the canvas is the water. */
export function paintLand(context: Pen, view: MapView, map: BaseMap, colours: LandColours): void {
  const parts = worldViews(view, MARGIN);
  // One path for all parts, or a seam would show at the 180th meridian.
  context.beginPath();
  for (const part of parts) traceRings(context, map.land, part);
  context.fillStyle = colours.land;
  context.fill('evenodd');

  context.strokeStyle = colours.border;
  context.lineJoin = 'round';
  context.beginPath();
  for (const part of parts) traceLines(context, map.land, part);
  context.lineWidth = 1;
  context.stroke();

  context.beginPath();
  for (const part of parts) traceLines(context, map.borders, part);
  context.lineWidth = view.zoom < 5 ? 0.75 : 1;
  context.stroke();
}
