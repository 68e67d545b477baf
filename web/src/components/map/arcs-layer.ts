import type { CanvasLayer } from './canvas-overlay.ts';
import { circleBetween, lineAlong } from './great-circle.ts';
import type { MapColours } from './map-colours.ts';
import type { MapLine } from './map-lines.ts';
import type { MapView } from './map-view.ts';
import { distanceToLine } from './near-line.ts';
import type { Pen } from './pen.ts';
import { worldsIn, worldViews } from './repeated-world.ts';
import { MARGIN, traceLines } from './trace-lines.ts';

interface End {
  id: string;
  lat: number;
  lon: number;
}

/** An arc between two airports. */
export interface MapArc {
  id: string;
  from: End;
  to: End;
  /** Emphasis from 0 to 1. */
  strength: number;
  /** Overrides the layer's colour. */
  colour?: string;
  /** Label on hover. */
  label?: string;
}

const WIDTH = 1.5;
/** Number of arcs above which hairlines are drawn, which are calmer and three times as fast. */
const LARGE = 400;
const HAIRLINE = 1;
const RAISED_WIDTH = 3;
/** Opacity of the weakest and strongest arcs, and the number of steps between them. */
const WEAKEST = 0.4;
const STRONGEST = 0.95;
const LEVELS = 5;

const levelOf = ({ strength }: MapArc) =>
  Math.round(Math.max(0, Math.min(1, Number.isFinite(strength) ? strength : 0)) * (LEVELS - 1));

/** Strokes a line, which may cross the 180th meridian. */
export function strokeLine(context: Pen, view: MapView, line: MapLine): void {
  const parts = worldViews(view, MARGIN, line.minX, line.maxX);
  if (parts.length === 0) return;
  context.beginPath();
  for (const part of parts) traceLines(context, [line], part);
  context.stroke();
}

/** Draws great-circle arcs between airports. The vertices of each pair are cached. */
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

  /** Returns the arc nearest to a point of the view (pixels), within `reach` pixels. */
  hit(view: MapView, x: number, y: number, reach: number): MapArc | undefined {
    let best = reach / view.size;
    let found: MapArc | undefined;
    const at = { x: (x + view.left) / view.size, y: (y + view.top) / view.size };
    for (const [index, line] of this.#lines.entries()) {
      for (const world of worldsIn(at.x, at.x, best, line.minX, line.maxX)) {
        const distance = distanceToLine(line, at.x - world, at.y, best);
        if (distance >= best) continue;
        best = distance;
        found = this.#arcs[index];
      }
    }
    return found;
  }

  /** Draws one arc above all others. */
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
    // Strongest last, on top.
    for (const { colour, level, lines } of [...batches.values()].sort((a, b) => a.level - b.level)) {
      context.strokeStyle = colour;
      context.globalAlpha = WEAKEST + ((STRONGEST - WEAKEST) * level) / (LEVELS - 1);
      // One stroke per line, because one path with thousands of crossing lines takes twice as long.
      for (const line of lines) strokeLine(context, view, line);
    }
    context.globalAlpha = 1;
  }
}

/** Draws the arc under the pointer above all others. */
export class RaisedArcLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  arc: MapArc | null = null;
  readonly #arcs: ArcsLayer;

  constructor(arcs: ArcsLayer) {
    this.#arcs = arcs;
  }

  isEmpty(): boolean {
    return this.arc === null;
  }

  draw(context: Pen, view: MapView): void {
    if (this.arc) this.#arcs.drawRaised(context, view, this.arc);
  }
}
