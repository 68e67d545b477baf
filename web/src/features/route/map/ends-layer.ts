import { airportRadius } from '../../../components/map/airport-shapes.ts';
import type { CanvasLayer } from '../../../components/map/canvas-overlay.ts';
import type { MapColours } from '../../../components/map/map-colours.ts';
import { type MapView, toWorld } from '../../../components/map/map-view.ts';
import type { Pen } from '../../../components/map/pen.ts';
import type { MapEnd } from './map-route.ts';

const FONT = '550 11px Inter, "Inter fallback", sans-serif';
const LABEL_HEIGHT = 14;
/** Labels beyond these hide the map. */
const MOST_LABELS = 60;

interface Box {
  x: number;
  y: number;
  width: number;
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < LABEL_HEIGHT;

/** The airports at the ends of the arcs with their codes, the first in the list before the others where room is short. */
export class EndsLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  colours: MapColours;
  #ends: readonly MapEnd[] = [];
  #lit: readonly string[] = [];

  constructor(colours: MapColours) {
    this.colours = colours;
  }

  /** @param ends the most important first; where routes begin are marked with a ring. */
  setEnds(ends: readonly MapEnd[]): void {
    this.#ends = ends;
  }

  /** Ids of airports whose code is written whatever room there is. */
  light(ids: readonly string[]): void {
    this.#lit = ids;
  }

  draw(context: Pen, view: MapView): void {
    const taken: Box[] = [];
    context.font = FONT;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    const ordered = [
      ...this.#ends.filter(({ id }) => this.#lit.includes(id)),
      ...this.#ends.filter(({ id }) => !this.#lit.includes(id)),
    ];
    for (const end of ordered) {
      const at = toWorld(end);
      const x = at.x * view.size - view.left;
      const y = at.y * view.size - view.top;
      if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
      const radius = airportRadius(end.type, view.zoom);
      this.#dot(context, x, y, radius, end.isOrigin === true);
      const box = { x: x + radius + 4, y, width: context.measureText(end.iata).width };
      if (taken.length >= MOST_LABELS || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      context.lineWidth = 3;
      context.strokeStyle = this.colours.rim;
      context.strokeText(end.iata, box.x, y);
      context.fillStyle = this.colours.label;
      context.fillText(end.iata, box.x, y);
    }
  }

  #dot(context: Pen, x: number, y: number, radius: number, isOrigin: boolean): void {
    const circle = (size: number) => {
      context.beginPath();
      context.arc(x, y, size, 0, 2 * Math.PI);
    };
    circle(radius + 1.25);
    context.fillStyle = this.colours.rim;
    context.fill();
    circle(radius);
    context.fillStyle = isOrigin ? this.colours.accent : this.colours.airport;
    context.fill();
    if (!isOrigin) return;
    circle(radius + 3.5);
    context.lineWidth = 1.5;
    context.strokeStyle = this.colours.accent;
    context.stroke();
  }
}
