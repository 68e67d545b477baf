import type { MapColours } from './map-colours.ts';
import type { Pen } from './pen.ts';

const FONT = '550 12px Inter, "Inter fallback", sans-serif';
const HEIGHT = 22;
const PADDING = 8;

/** Draws a text label like a tooltip, centred at (x, y). */
export function paintLabel(
  context: Pen,
  text: string,
  x: number,
  y: number,
  colours: Pick<MapColours, 'tip' | 'onTip'>,
): void {
  context.font = FONT;
  const width = context.measureText(text).width + 2 * PADDING;
  context.beginPath();
  context.roundRect(x - width / 2, y - HEIGHT / 2, width, HEIGHT, 4);
  context.fillStyle = colours.tip;
  context.fill();
  context.fillStyle = colours.onTip;
  context.textBaseline = 'middle';
  context.fillText(text, x - width / 2 + PADDING, y + 0.5);
}
