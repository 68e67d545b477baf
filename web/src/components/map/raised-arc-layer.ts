import type { ArcsLayer, MapArc } from './arcs-layer.ts';
import type { CanvasLayer } from './canvas-overlay.ts';
import type { MapView, WorldPoint } from './map-view.ts';
import { paintLabel } from './paint-label.ts';
import type { Pen } from './pen.ts';

/** Pixels from the pointer to the name. */
const ABOVE = 24;

/** The arc under the pointer, above all others, with its name. */
export class RaisedArcLayer implements CanvasLayer {
  readonly sharpWhileZooming = true;
  arc: MapArc | null = null;
  /** Where the pointer met it. */
  at: WorldPoint = { x: 0, y: 0 };
  readonly #arcs: ArcsLayer;

  constructor(arcs: ArcsLayer) {
    this.#arcs = arcs;
  }

  isEmpty(): boolean {
    return this.arc === null;
  }

  draw(context: Pen, view: MapView): void {
    if (!this.arc) return;
    this.#arcs.drawRaised(context, view, this.arc);
    const { label = '' } = this.arc;
    if (label === '') return;
    const x = this.at.x * view.size - view.left;
    const y = this.at.y * view.size - view.top - ABOVE;
    paintLabel(context, label, x, y, this.#arcs.colours);
  }
}
