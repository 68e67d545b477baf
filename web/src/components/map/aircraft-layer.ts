import { type AircraftSize, aircraftLength, aircraftSprite } from './aircraft-shapes.ts';
import type { Sprite } from './airport-shapes.ts';
import { strokeLine } from './arcs-layer.ts';
import type { CanvasLayer } from './canvas-overlay.ts';
import { deviceRatio } from './device-ratio.ts';
import { type FlightState, type ProfiledFlight, stateOfFlight } from './flight-profile.ts';
import { type GreatCircle, lineAlong, walk } from './great-circle.ts';
import type { MapColours } from './map-colours.ts';
import type { MapView } from './map-view.ts';
import { nearest, type Positions } from './nearest.ts';
import { paintLabel } from './paint-label.ts';
import type { Pen } from './pen.ts';
import { pixelX, worldViews } from './repeated-world.ts';

/** An aircraft in flight on the map. */
export interface MapAircraft {
  /** The flight's id. */
  id: string;
  /** Label on hover: 'AB101 AMS–BCN'. */
  label: string;
  circle: GreatCircle;
  profile: ProfiledFlight;
  size: AircraftSize;
  /** Whether it is the player's aircraft, which is emphasized. */
  own: boolean;
  /** Colour of the tail, #RRGGBB. */
  tail: string;
}

/** Pixels from an aircraft's centre to its label. */
const LABEL_ABOVE = 36;
const OVERHANG = 32;
const TO_COME = [4, 5];
/** Number of aircraft above which rotated sprites are cached. Rotating each one is smoother but slow. */
const MANY = 200;
const TURNS = 48;
const TURN = (2 * Math.PI) / TURNS;
/** Maximum number of cached sprites, of a few kilobytes each. */
const SPRITES_MAX = 4000;

/** Returns the nearest of 27 colours to #RRGGBB. */
const coarseColour = (colour: string): string =>
  `rgb(${[1, 3, 5].map((start) => Math.round(Number.parseInt(colour.slice(start, start + 2), 16) / 127.5) * 127).join(' ')})`;

/** Draws aircraft at their current position and course, and the track of the selected one. */
export class AircraftLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  colours: MapColours;
  selected = '';
  hovered = '';
  /** Returns the label of the selected aircraft. */
  describe: (state: FlightState) => string = () => '';
  #aircraft: readonly MapAircraft[] = [];
  #minute = 0;
  /** Aircraft in the air now, with the same index as in the lists below. */
  #shown: MapAircraft[] = [];
  #states: FlightState[] = [];
  #courses: number[] = [];
  #positions: Positions = { xs: new Float64Array(), ys: new Float64Array() };
  readonly #sprites = new Map<string, Sprite>();
  /** Sprites by aircraft and rotation for the last zoom and screen. Avoids building string keys. */
  readonly #turned = new Map<MapAircraft, (Sprite | undefined)[]>();
  #turnedFor = '';

  constructor(colours: MapColours) {
    this.colours = colours;
  }

  isEmpty(): boolean {
    return this.#shown.length === 0;
  }

  /** Number of aircraft in the air. */
  get count(): number {
    return this.#shown.length;
  }

  setColours(colours: MapColours): void {
    this.colours = colours;
    this.#sprites.clear();
    this.#turned.clear();
  }

  /** Whether the number of aircraft makes drawing slow. */
  get #isCrowded(): boolean {
    return this.#shown.length > MANY;
  }

  /** Sets the aircraft. The player's come last, so that they are drawn on top. */
  setAircraft(aircraft: readonly MapAircraft[]): void {
    this.#aircraft = [...aircraft].sort((one, other) => Number(one.own) - Number(other.own));
    this.#turned.clear();
    this.setMinute(this.#minute);
  }

  /** Moves all aircraft to their positions at a world minute. */
  setMinute(minute: number): void {
    this.#minute = minute;
    this.#shown = this.#aircraft.filter(
      ({ profile }) => profile.departed <= minute && minute < profile.landed,
    );
    this.#states = this.#shown.map(({ profile }) => stateOfFlight(profile, minute));
    const places = this.#shown.map(({ circle }, index) => walk(circle, this.#states[index]?.part ?? 0));
    this.#courses = places.map(({ course }) => course);
    this.#positions = {
      xs: Float64Array.from(places, ({ x }) => x),
      ys: Float64Array.from(places, ({ y }) => y),
    };
  }

  /** Returns the aircraft nearest to a point of the view (pixels), within `reach` pixels. */
  hit(view: MapView, x: number, y: number, reach: number): MapAircraft | undefined {
    const index = nearest(
      this.#positions,
      (x + view.left) / view.size,
      (y + view.top) / view.size,
      reach / view.size,
    );
    return this.#shown[index];
  }

  /** Returns the position of an aircraft on the Web Mercator square. Undefined if it is not in the air. */
  placeOf(id: string): { x: number; y: number } | undefined {
    const index = this.#shown.findIndex((aircraft) => aircraft.id === id);
    const [x, y] = [this.#positions.xs[index], this.#positions.ys[index]];
    return x === undefined || y === undefined ? undefined : { x, y };
  }

  draw(context: Pen, view: MapView): void {
    const ratio = deviceRatio();
    const { xs, ys } = this.#positions;
    const selected = this.#shown.findIndex(({ id }) => id === this.selected);
    const hovered = this.#shown.findIndex(({ id }) => id === this.hovered);
    if (selected >= 0) this.#track(context, view, selected);
    const base = context.getTransform();
    const crowded = this.#isCrowded;
    const snap = (value: number) => Math.round(value * ratio) / ratio;
    const visible = worldViews(view, OVERHANG).flatMap(({ size, left, top, width, height }) =>
      this.#shown.flatMap((aircraft, index) => {
        const x = (xs[index] ?? 0) * size - left;
        const y = (ys[index] ?? 0) * size - top;
        const isOut = x < -OVERHANG || y < -OVERHANG || x > width + OVERHANG || y > height + OVERHANG;
        return isOut ? [] : [{ index, aircraft, x, y }];
      }),
    );
    for (const { index, aircraft, x, y } of visible) {
      const course = this.#courses[index] ?? 0;
      if (crowded) {
        const turn = (Math.round(course / TURN) + TURNS) % TURNS;
        const { image, side } =
          index === selected
            ? this.#sprite(aircraft, view.zoom, ratio, true, turn * TURN)
            : this.#turnedSprite(aircraft, view.zoom, ratio, turn);
        context.drawImage(image, snap(x - side / 2), snap(y - side / 2), side, side);
      } else {
        const { image, side } = this.#sprite(aircraft, view.zoom, ratio, index === selected);
        context.translate(x, y);
        context.rotate(course);
        context.drawImage(image, -side / 2, -side / 2, side, side);
        context.setTransform(base);
      }
    }
    const state = this.#states[selected];
    if (state) this.#label(context, view, selected, this.describe(state));
    const pointed = this.#shown[hovered];
    if (pointed && hovered !== selected) this.#label(context, view, hovered, pointed.label);
  }

  /** Returns the cached sprite of an aircraft. @param turn rotation step, 0 to TURNS − 1 */
  #turnedSprite(aircraft: MapAircraft, zoom: number, ratio: number, turn: number): Sprite {
    const drawnFor = `${zoom} ${ratio}`;
    if (this.#turnedFor !== drawnFor) {
      this.#turned.clear();
      this.#turnedFor = drawnFor;
    }
    let copies = this.#turned.get(aircraft);
    if (!copies) {
      copies = [];
      this.#turned.set(aircraft, copies);
    }
    const known = copies[turn];
    if (known) return known;
    const found = this.#sprite(aircraft, zoom, ratio, false, turn * TURN);
    copies[turn] = found;
    return found;
  }

  #sprite(
    { size, own, tail }: MapAircraft,
    zoom: number,
    ratio: number,
    isSelected: boolean,
    course = 0,
  ): Sprite {
    const length = aircraftLength(size, zoom) + (isSelected ? 4 : 0);
    const { accent, faint, rim } = this.colours;
    const body = own ? accent : faint;
    // Coarse colours limit the number of sprites with a thousand airlines.
    const colour = this.#isCrowded && !own ? coarseColour(tail) : tail;
    const key = `${size} ${length} ${body} ${colour} ${ratio} ${course}`;
    const known = this.#sprites.get(key);
    if (known) return known;
    if (this.#sprites.size >= SPRITES_MAX) {
      this.#sprites.clear();
      this.#turned.clear();
    }
    const made = aircraftSprite(size, length, { body, tail: colour, rim }, ratio, course);
    this.#sprites.set(key, made);
    return made;
  }

  /** Draws the track: solid for the part flown, dashed for the rest. */
  #track(context: Pen, view: MapView, index: number): void {
    const circle = this.#shown[index]?.circle;
    const part = this.#states[index]?.part ?? 0;
    if (!circle) return;
    context.strokeStyle = this.colours.accent;
    context.lineCap = 'round';
    context.lineWidth = 1.5;
    context.setLineDash(TO_COME);
    strokeLine(context, view, lineAlong(circle, part, 1));
    context.setLineDash([]);
    context.lineWidth = 2.5;
    strokeLine(context, view, lineAlong(circle, 0, part));
  }

  #label(context: Pen, view: MapView, index: number, text: string): void {
    if (text === '') return;
    const x = pixelX(this.#positions.xs[index] ?? 0, view);
    const y = (this.#positions.ys[index] ?? 0) * view.size - view.top;
    paintLabel(context, view, text, { x, y, above: LABEL_ABOVE }, this.colours);
  }
}
