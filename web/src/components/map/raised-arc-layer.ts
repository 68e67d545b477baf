import type { ArcsLayer, MapArc } from './arcs-layer.ts';
import type { CanvasLayer } from './canvas-overlay.ts';
import type { MapView } from './map-view.ts';
import type { Pen } from './pen.ts';

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
