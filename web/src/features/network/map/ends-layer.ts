import { airportRadius } from '#web/components/map/airport-shapes.ts';
import type { CanvasLayer } from '#web/components/map/canvas-overlay.ts';
import type { MapColours } from '#web/components/map/map-colours.ts';
import { type MapView, screenOf, toWorld } from '#web/components/map/map-view.ts';
import type { Pen } from '#web/components/map/pen.ts';
import { placeLabels } from '#web/components/map/place-labels.ts';
import { worldViews } from '#web/components/map/repeated-world.ts';
import type { MapEnd } from './map-route.ts';

const FONT = '550 11px Inter, "Inter fallback", sans-serif';
const LABEL_HEIGHT = 14;
/** Pixels between an origin's mark and the ring around it. */
const RING = 3.5;
/** Maximum number of labels. More would hide the map. */
const LABELS_MAX = 60;
/** Pixels outside the view from which a mark and its label may reach into it. */
const OVERHANG = 60;
/** Pixels between a mark and its label if no free spot was found. */
const GAP = 5;

/** Draws the airports at the ends of arcs with their codes. Airports earlier in the list get labels first. */
export class EndsLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  colours: MapColours;
  #ends: readonly MapEnd[] = [];
  #atLeft: ReadonlySet<string> = new Set();
  #lit: readonly string[] = [];

  constructor(colours: MapColours) {
    this.colours = colours;
  }

  /**
   * @param ends most important first. Origins are marked with a ring.
   * @param atLeft ids of airports whose label should be on the left
   */
  setEnds(ends: readonly MapEnd[], atLeft: ReadonlySet<string>): void {
    this.#ends = ends;
    this.#atLeft = atLeft;
  }

  /** Sets the airports that always have a label. */
  light(ids: readonly string[]): void {
    this.#lit = ids;
  }

  draw(context: Pen, view: MapView): void {
    context.font = FONT;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    const isLit = ({ id }: MapEnd) => this.#lit.includes(id);
    const screen = screenOf(view);
    const parts = worldViews(view, OVERHANG);
    const ordered = [...this.#ends.filter(isLit), ...this.#ends.filter((end) => !isLit(end))].flatMap((end) =>
      parts.map(() => end),
    );
    const wishes = ordered.map((end, index) => {
      const { left, top, size } = parts[index % parts.length] ?? view;
      const place = toWorld(end);
      const [x, y] = [place.x * size - left, place.y * size - top];
      const mark = airportRadius(end.type, view.zoom);
      const radius = end.isOrigin ? mark + RING : mark + 1;
      const { width } = context.measureText(end.iata);
      const room = radius + GAP + width;
      // On the side with room on the screen, if only one has it. Names of marks beyond it do not reach into it.
      const fitting = this.#atLeft.has(end.id) ? x - room >= screen.left : x + room > screen.right;
      const leftFirst = x < screen.left || (x <= screen.right && fitting);
      return { x, y, radius, width, leftFirst };
    });
    const spots = placeLabels(wishes, LABEL_HEIGHT);
    for (const [index, end] of [...ordered.entries()].toReversed()) {
      const { x = 0, y = 0 } = wishes[index] ?? {};
      this.#dot(context, x, y, airportRadius(end.type, view.zoom), end.isOrigin === true);
    }
    let written = 0;
    // Labels are drawn above all marks. Highlighted airports always get one.
    for (const [index, end] of ordered.entries()) {
      const wish = wishes[index];
      const spot = spots[index] ?? (wish && isLit(end) ? { dx: wish.radius + GAP, dy: 0 } : undefined);
      if (!wish || !spot || written >= LABELS_MAX) continue;
      const { x, y } = wish;
      if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
      written += 1;
      context.lineWidth = 3;
      context.strokeStyle = this.colours.rim;
      context.strokeText(end.iata, wish.x + spot.dx, wish.y + spot.dy);
      context.fillStyle = this.colours.label;
      context.fillText(end.iata, wish.x + spot.dx, wish.y + spot.dy);
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
    circle(radius + RING);
    context.lineWidth = 1.5;
    context.strokeStyle = this.colours.accent;
    context.stroke();
  }
}
