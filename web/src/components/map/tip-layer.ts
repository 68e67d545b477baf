import type { CanvasLayer } from './canvas-overlay.ts';
import type { MapColours } from './map-colours.ts';
import type { MapView, WorldPoint } from './map-view.ts';
import { paintLabel } from './paint-label.ts';
import type { Pen } from './pen.ts';

/** Pixels from the pointer to the text. */
const ABOVE = 24;

/** Draws a label at the pointer above all other layers. */
export class TipLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  colours: MapColours;
  text = '';
  at: WorldPoint = { x: 0, y: 0 };

  constructor(colours: MapColours) {
    this.colours = colours;
  }

  isEmpty(): boolean {
    return this.text === '';
  }

  draw(context: Pen, view: MapView): void {
    if (this.text === '') return;
    const x = this.at.x * view.size - view.left;
    const y = this.at.y * view.size - view.top;
    paintLabel(context, view, this.text, { x, y, above: ABOVE }, this.colours);
  }
}
