import type { MapColours } from './map-colours.ts';
import { type MapView, screenOf } from './map-view.ts';
import type { Pen } from './pen.ts';

const FONT = '550 12px Inter, "Inter fallback", sans-serif';
const HEIGHT = 22;
const PADDING = 8;
/** Pixels between a label and the edge of the screen. */
const MARGIN = 4;

/** A place that a label belongs to, in pixels of the view, and how far above it the middle of the label is. */
interface LabelAnchor {
  x: number;
  y: number;
  above: number;
}

const within = (wanted: number, min: number, max: number) => Math.max(min, Math.min(max, wanted));

/**
 * Returns the middle of a label: above its anchor, or below if there is no room, shifted to stay on screen. A
 * label whose anchor is off screen stays with it.
 */
export function placeLabel(
  view: MapView,
  { x, y, above }: LabelAnchor,
  width: number,
): { x: number; y: number } {
  const screen = screenOf(view);
  const isOnScreen = x >= screen.left && x <= screen.right && y >= screen.top && y <= screen.bottom;
  if (!isOnScreen) return { x, y: y - above };
  const half = Math.min(width / 2 + MARGIN, (screen.right - screen.left) / 2);
  const hasRoom = y - above - HEIGHT / 2 >= screen.top;
  return { x: within(x, screen.left + half, screen.right - half), y: hasRoom ? y - above : y + above };
}

/** Draws a text label like a tooltip. */
export function paintLabel(
  context: Pen,
  view: MapView,
  text: string,
  anchor: LabelAnchor,
  colours: Pick<MapColours, 'tip' | 'onTip'>,
): void {
  context.font = FONT;
  const width = context.measureText(text).width + 2 * PADDING;
  const { x, y } = placeLabel(view, anchor, width);
  context.beginPath();
  context.roundRect(x - width / 2, y - HEIGHT / 2, width, HEIGHT, 4);
  context.fillStyle = colours.tip;
  context.fill();
  context.fillStyle = colours.onTip;
  context.textBaseline = 'middle';
  context.fillText(text, x - width / 2 + PADDING, y + 0.5);
}
