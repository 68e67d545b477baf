import type { PlacedName } from './base-map-data.ts';
import type { MapView } from './map-view.ts';
import type { LandColours } from './paint-land.ts';
import type { Pen } from './pen.ts';
import { worldViews } from './repeated-world.ts';

const FIRST_ZOOM = 2.75;
/** Space that a name needs, as a multiple of its width. */
const ROOM = 1.2;

/** Maximum half height of a name, in pixels. */
const HEIGHT = 12;
/** Maximum width of a name, as a share of the world. */
const WIDTH_MAX = 0.5;

/** Returns the font size: larger for larger countries, but less prominent than clickable elements. */
const fontSize = (room: number) => Math.round(Math.max(10, Math.min(14, room / 28)));

/** Draws the names of countries that have enough space at this zoom. */
export function paintNames(
  context: Pen,
  view: MapView,
  names: readonly PlacedName[],
  colours: LandColours,
): void {
  if (view.zoom < FIRST_ZOOM) return;
  context.save();
  context.fillStyle = colours.name;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.letterSpacing = '0.08em';
  for (const part of worldViews(view, WIDTH_MAX * view.size))
    for (const [name, x, y, width] of names) {
      const room = width * part.size;
      const left = x * part.size - part.left;
      const top = y * part.size - part.top;
      if (left < -room || left > part.width + room) continue;
      if (top < -HEIGHT || top > part.height + HEIGHT) continue;
      context.font = `500 ${fontSize(room)}px Inter, "Inter fallback", sans-serif`;
      const text = name.toUpperCase();
      if (context.measureText(text).width * ROOM <= room) context.fillText(text, left, top);
    }
  context.restore();
}
