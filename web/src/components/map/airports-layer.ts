import type { Airport } from '#game/world/airport/airport.ts';
import {
  type AirportRight,
  type AirportRole,
  airportRadius,
  airportSprite,
  LABEL_FONT,
  LABEL_HEIGHT,
  labelSprite,
  type Sprite,
} from './airport-shapes.ts';
import type { CanvasLayer } from './canvas-overlay.ts';
import { deviceRatio } from './device-ratio.ts';
import type { MapColours } from './map-colours.ts';
import { type MapView, toWorld, worldSize } from './map-view.ts';
import { nearest, type Positions } from './nearest.ts';
import type { Pen } from './pen.ts';
import { type LabelSpot, placeLabels } from './place-labels.ts';
import { worldViews } from './repeated-world.ts';

/** Minimum zoom for codes. Airports that the player serves always have one. */
const LABEL_ZOOM = { large_airport: 5, medium_airport: 7 };
/** Pixels outside the view from which a mark may reach into it. */
const OVERHANG = 80;
/** Meridian (34° W) without airports, where labels need not know of those on the other side. */
const LABEL_CUT = (180 - 34) / 360;
/** Opacity of the line from a mark to a distant code. */
const LEADER_OPACITY = 0.6;

/** Returns the priority of an airport: by runway length, then by number of runways. */
const weight = (airport: Airport) =>
  (airport.type === 'large_airport' ? 1e6 : 0) + airport.longest_runway_m + airport.runways;

/** Rounds to device pixels. */
const snap = (value: number, ratio: number) => Math.round(value * ratio) / ratio;

/** An airport in view: its index in drawing order and its position in pixels. */
interface PlacedAirport {
  index: number;
  x: number;
  y: number;
  airport: Airport;
}

const NO_RIGHTS: AirportRight = { ring: null, isClosed: false };

const OWN_WEIGHT: Record<AirportRole, number> = { hub: 1e9, own: 1e8, other: 0 };

/** Draws airports as circles with their codes, and finds the one under the pointer. */
export class AirportsLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  readonly inParts = true;
  /** In drawing order, most important last. */
  #airports: Airport[] = [];
  #positions: Positions = { xs: new Float64Array(), ys: new Float64Array() };
  /** Returns the right to fly to an airport. Null if rights are not shown. */
  rightOf: ((airport: Airport) => AirportRight) | null = null;
  #hub = '';
  #own: ReadonlySet<string> = new Set();
  /** Index of the first airport that the player serves. These come last in drawing order. */
  #firstOwn = 0;
  #colours: MapColours;
  readonly #sprites = new Map<string, Sprite>();
  readonly #labels = new Map<number, (LabelSpot | undefined)[]>();
  readonly #widths = new Map<string, number>();

  constructor(colours: MapColours) {
    this.#colours = colours;
  }

  /**
   * @param hub id of the player's hub, '' for none
   * @param own ids of the airports that the player flies to
   */
  setAirports(airports: readonly Airport[], hub: string, own: ReadonlySet<string> = new Set()): void {
    this.#hub = hub;
    this.#own = own;
    const rank = (airport: Airport) => OWN_WEIGHT[this.#roleOf(airport)] + weight(airport);
    this.#airports = [...airports].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
    const firstOwn = this.#airports.findIndex((airport) => this.#roleOf(airport) !== 'other');
    this.#firstOwn = firstOwn < 0 ? this.#airports.length : firstOwn;
    const points = this.#airports.map(toWorld);
    this.#positions = {
      xs: Float64Array.from(points, ({ x }) => x),
      ys: Float64Array.from(points, ({ y }) => y),
    };
    this.#labels.clear();
  }

  setColours(colours: MapColours): void {
    this.#colours = colours;
    this.#sprites.clear();
  }

  /** Discards text sizes and drawings after the fonts have loaded. */
  resetText(): void {
    this.#widths.clear();
    this.#labels.clear();
    this.#sprites.clear();
  }

  /** Returns the airport nearest to a point of the view (pixels), within `reach` pixels. */
  hit(view: MapView, x: number, y: number, reach: number): Airport | undefined {
    const index = nearest(
      this.#positions,
      (x + view.left) / view.size,
      (y + view.top) / view.size,
      reach / view.size,
    );
    return this.#airports[index];
  }

  draw(context: Pen, view: MapView): void {
    const ratio = deviceRatio();
    const spots = this.#labelsAt(Math.round(view.zoom), context);
    const visible = this.#visible(view);
    for (const { x, y, airport } of visible) {
      const { image, side } = this.#mark(airport, view.zoom, ratio);
      context.drawImage(image, snap(x - side / 2, ratio), snap(y - side / 2, ratio), side, side);
    }
    for (const place of visible)
      if (this.#roleOf(place.airport) === 'other') this.#code(context, place, spots[place.index], ratio);
  }

  /** Draws the codes of served airports on a separate layer above the aircraft. */
  drawOwnCodes(context: Pen, view: MapView): void {
    const ratio = deviceRatio();
    const spots = this.#labelsAt(Math.round(view.zoom), context);
    for (const place of this.#visible(view, this.#firstOwn))
      this.#code(context, place, spots[place.index], ratio);
  }

  /** Returns the airports in view in drawing order. @param from first index in that order */
  #visible(view: MapView, from = 0): PlacedAirport[] {
    const { xs, ys } = this.#positions;
    const visible: PlacedAirport[] = [];
    for (const { size, left, top, width, height } of worldViews(view, OVERHANG))
      for (let index = from; index < xs.length; index++) {
        const x = (xs[index] ?? 0) * size - left;
        const y = (ys[index] ?? 0) * size - top;
        if (x < -OVERHANG || y < -OVERHANG || x > width + OVERHANG || y > height + OVERHANG) continue;
        const airport = this.#airports[index];
        if (airport) visible.push({ index, x, y, airport });
      }
    return visible;
  }

  #code(context: Pen, { x, y, airport }: PlacedAirport, spot: LabelSpot | undefined, ratio: number): void {
    if (!spot) return;
    if (spot.isFar) this.#leader(context, x, y, spot, this.#width(airport.iata, context));
    const { image, side } = this.#label(airport, context, ratio);
    const height = LABEL_HEIGHT + 4;
    const [left, top] = [x + spot.dx - 3, y + spot.dy - height / 2];
    context.drawImage(image, snap(left, ratio), snap(top, ratio), side, height);
  }

  /** Returns the role of an airport for the player. */
  #roleOf({ id }: Airport): AirportRole {
    if (id === this.#hub) return 'hub';
    return this.#own.has(id) ? 'own' : 'other';
  }

  /** Draws the line from a mark to its label. */
  #leader(context: Pen, x: number, y: number, { dx, dy }: LabelSpot, width: number): void {
    context.globalAlpha = LEADER_OPACITY;
    context.strokeStyle = this.#colours.label;
    context.lineWidth = 0.75;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(
      x + Math.max(dx, Math.min(dx + width, 0)),
      y + Math.max(dy - LABEL_HEIGHT / 2, Math.min(dy + LABEL_HEIGHT / 2, 0)),
    );
    context.stroke();
    context.globalAlpha = 1;
  }

  #mark(airport: Airport, zoom: number, ratio: number): Sprite {
    const role = this.#roleOf(airport);
    const radius = airportRadius(airport.type, zoom);
    const right = this.rightOf?.(airport) ?? NO_RIGHTS;
    const key = `${airport.type} ${role} ${right.ring} ${right.isClosed} ${radius} ${ratio}`;
    const known = this.#sprites.get(key);
    if (known) return known;
    const made = airportSprite({ type: airport.type, role, right }, radius, this.#colours, ratio);
    this.#sprites.set(key, made);
    return made;
  }

  #label(airport: Airport, context: Pen, ratio: number): Sprite {
    const { label, faint, rim } = this.#colours;
    const colour = this.#roleOf(airport) === 'other' ? faint : label;
    const key = `${airport.iata} ${colour} ${ratio}`;
    const known = this.#sprites.get(key);
    if (known) return known;
    const made = labelSprite(airport.iata, this.#width(airport.iata, context), { rim, colour }, ratio);
    this.#sprites.set(key, made);
    return made;
  }

  #width(text: string, context: Pen): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    context.font = LABEL_FONT;
    context.letterSpacing = '0.02em';
    const { width } = context.measureText(text);
    this.#widths.set(text, width);
    return width;
  }

  /** Returns the label positions at a whole zoom, by index in drawing order. */
  #labelsAt(zoom: number, context: Pen): (LabelSpot | undefined)[] {
    const known = this.#labels.get(zoom);
    if (known) return known;
    const size = worldSize(zoom);
    const wishes = this.#airports.map((airport, index) => {
      const role = this.#roleOf(airport);
      const isImportant = role !== 'other';
      return {
        x: (((this.#positions.xs[index] ?? 0) + 1 - LABEL_CUT) % 1) * size,
        y: (this.#positions.ys[index] ?? 0) * size,
        radius: airportRadius(airport.type, zoom) + (role === 'hub' ? 4 : 1),
        width: isImportant || zoom >= LABEL_ZOOM[airport.type] ? this.#width(airport.iata, context) : 0,
        isImportant,
      };
    });
    const placed = placeLabels(wishes.toReversed(), LABEL_HEIGHT).toReversed();
    this.#labels.set(zoom, placed);
    return placed;
  }
}
