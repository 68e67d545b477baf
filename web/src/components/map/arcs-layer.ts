import type { CanvasLayer } from './canvas-overlay.ts';
import { circleBetween, lineAlong, shiftsOf } from './great-circle.ts';
import type { MapColours } from './map-colours.ts';
import type { MapLine } from './map-lines.ts';
import type { MapView } from './map-view.ts';
import { distanceToLine } from './near-line.ts';
import type { Pen } from './pen.ts';
import { traceLines } from './trace-lines.ts';

interface End {
  id: string;
  lat: number;
  lon: number;
}

/** A way to be drawn between two airports. */
export interface MapArc {
  id: string;
  from: End;
  to: End;
  /** 0 (hardly ever flown) to 1: how strongly it is drawn. */
  strength: number;
  /** Instead of the layer's own colour. */
  colour?: string;
  /** What the pointer is told. */
  label?: string;
}

const WIDTH = 1.5;
/** A large network is drawn in hairlines: calmer, and three times as fast. */
const LARGE = 400;
const HAIRLINE = 1;
const RAISED_WIDTH = 3;
/** How opaque the weakest and the strongest arcs are; drawn in so many steps, each in one stroke. */
const WEAKEST = 0.4;
const STRONGEST = 0.95;
const LEVELS = 5;

const levelOf = ({ strength }: MapArc) =>
  Math.round(Math.max(0, Math.min(1, Number.isFinite(strength) ? strength : 0)) * (LEVELS - 1));

/** Strokes a line, on both sides of the map where it goes over the 180th meridian. */
export function strokeLine(context: Pen, view: MapView, line: MapLine): void {
  context.beginPath();
  for (const shift of shiftsOf(line)) traceLines(context, [line], view, shift);
  context.stroke();
}

/** Ways between airports as great-circle arcs, whose vertices are worked out once for each pair. */
export class ArcsLayer implements CanvasLayer {
  readonly sharpWhileZooming = false;
  readonly inParts = true;
  colours: MapColours;
  #arcs: readonly MapArc[] = [];
  #lines: MapLine[] = [];
  readonly #known = new Map<string, MapLine>();

  constructor(colours: MapColours) {
    this.colours = colours;
  }

  isEmpty(): boolean {
    return this.#arcs.length === 0;
  }

  setArcs(arcs: readonly MapArc[]): void {
    this.#arcs = arcs;
    this.#lines = arcs.map(({ from, to }) => this.#lineOf(from, to));
  }

  #lineOf(from: End, to: End): MapLine {
    const key = `${from.id} ${to.id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const line = lineAlong(circleBetween(from, to));
    this.#known.set(key, line);
    return line;
  }

  /** The arc nearest to a point of the view, in pixels, within `reach` of it. */
  hit(view: MapView, x: number, y: number, reach: number): MapArc | undefined {
    let best = reach / view.size;
    let found: MapArc | undefined;
    const at = { x: (x + view.left) / view.size, y: (y + view.top) / view.size };
    for (const [index, line] of this.#lines.entries()) {
      for (const shift of shiftsOf(line)) {
        const distance = distanceToLine(line, at.x - shift, at.y, best);
        if (distance >= best) continue;
        best = distance;
        found = this.#arcs[index];
      }
    }
    return found;
  }

  /** Draws one arc over all others. */
  drawRaised(context: Pen, view: MapView, arc: MapArc): void {
    const line = this.#lineOf(arc.from, arc.to);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = this.colours.rim;
    context.lineWidth = RAISED_WIDTH + 3;
    strokeLine(context, view, line);
    context.strokeStyle = arc.colour ?? this.colours.accent;
    context.lineWidth = RAISED_WIDTH;
    strokeLine(context, view, line);
  }

  draw(context: Pen, view: MapView): void {
    context.lineWidth = this.#arcs.length > LARGE ? HAIRLINE : WIDTH;
    context.lineJoin = 'round';
    const batches = new Map<string, { colour: string; level: number; lines: MapLine[] }>();
    for (const [index, arc] of this.#arcs.entries()) {
      const line = this.#lines[index];
      if (!line) continue;
      const colour = arc.colour ?? this.colours.accent;
      const level = levelOf(arc);
      const key = `${level} ${colour}`;
      const batch = batches.get(key);
      if (batch) batch.lines.push(line);
      else batches.set(key, { colour, level, lines: [line] });
    }
    // The strongest last, on top.
    for (const { colour, level, lines } of [...batches.values()].sort((a, b) => a.level - b.level)) {
      context.strokeStyle = colour;
      context.globalAlpha = WEAKEST + ((STRONGEST - WEAKEST) * level) / (LEVELS - 1);
      // One by one: a path of thousands of lines that cross takes twice as long.
      for (const line of lines) strokeLine(context, view, line);
    }
    context.globalAlpha = 1;
  }
}
