import type { Airport } from '#game/world/airport/airport.ts';
import { airportRadius } from './airport-shapes.ts';
import type { CanvasLayer } from './canvas-overlay.ts';
import type { MapColours } from './map-colours.ts';
import { type MapView, toWorld } from './map-view.ts';
import { paintLabel } from './paint-label.ts';
import type { Pen } from './pen.ts';
import { pixelX, worldViews } from './repeated-world.ts';

/** Pixels outside the view from which a ring may reach into it. */
const OVERHANG = 20;
/** Pixels from a mark to the middle of its label. */
const ABOVE = 18;

/** Highlights the airport under the pointer with its name and the selected airport with a ring. */
export class HighlightLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  hovered: Airport | null = null;
  selected: Airport | null = null;
  colours: MapColours;

  constructor(colours: MapColours) {
    this.colours = colours;
  }

  isEmpty(): boolean {
    return this.hovered === null && this.selected === null;
  }

  draw(context: Pen, view: MapView): void {
    for (const airport of [this.selected, this.hovered])
      if (airport) for (const part of worldViews(view, OVERHANG)) this.#ring(context, part, airport);
    if (this.hovered && this.hovered !== this.selected) this.#name(context, view, this.hovered);
  }

  #ring(context: Pen, view: MapView, airport: Airport): void {
    const { x, y } = toWorld(airport);
    const radius = airportRadius(airport.type, view.zoom);
    const circle = (size: number) => {
      context.beginPath();
      context.arc(x * view.size - view.left, y * view.size - view.top, size, 0, 2 * Math.PI);
    };
    circle(radius + 2.5);
    context.lineWidth = 4;
    context.strokeStyle = this.colours.rim;
    context.stroke();
    circle(radius + 2.5);
    context.lineWidth = 2;
    context.strokeStyle = this.colours.accent;
    context.stroke();
    circle(radius);
    context.fillStyle = this.colours.accent;
    context.fill();
  }

  #name(context: Pen, view: MapView, airport: Airport): void {
    const place = toWorld(airport);
    const x = pixelX(place.x, view);
    const y = place.y * view.size - view.top;
    const above = airportRadius(airport.type, view.zoom) + ABOVE;
    paintLabel(context, view, `${airport.iata}  ${airport.name}`, { x, y, above }, this.colours);
  }
}
