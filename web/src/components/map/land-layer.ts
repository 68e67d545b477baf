import { type BaseMap, loadCoarseMap, loadFineMap, loadNames, type PlacedName } from './base-map-data.ts';
import type { CanvasLayer } from './canvas-overlay.ts';
import type { MapView } from './map-view.ts';
import { type LandColours, paintLand } from './paint-land.ts';
import { paintNames } from './paint-names.ts';
import type { Pen } from './pen.ts';

/** Zoom from which the fine map is used, because the coarse one looks angular. */
const FINE_ZOOM = 2.5;

/** Draws the bundled base map: coarse at first, fine at higher zooms. */
export class LandLayer implements CanvasLayer {
  readonly sharpWhileZooming = false;
  readonly inParts = true;
  #colours: LandColours;
  #coarse: BaseMap | null = null;
  #fine: BaseMap | null = null;
  #names: PlacedName[] = [];
  #askedForFine = false;
  /** Called when there is more to draw. */
  onChange: () => void = () => undefined;

  constructor(colours: LandColours) {
    this.#colours = colours;
    void this.#load();
  }

  setColours(colours: LandColours): void {
    this.#colours = colours;
  }

  draw(context: Pen, view: MapView): void {
    const wantsFine = view.zoom >= FINE_ZOOM;
    if (wantsFine && this.#coarse && !this.#askedForFine) void this.#loadFine();
    const map = wantsFine || !this.#coarse ? (this.#fine ?? this.#coarse) : this.#coarse;
    if (map) paintLand(context, view, map, this.#colours);
    paintNames(context, view, this.#names, this.#colours);
  }

  async #load(): Promise<void> {
    try {
      this.#coarse = await loadCoarseMap();
      this.onChange();
    } catch {
      // Optional: the next visit to the page tries again.
    }
  }

  async #loadFine(): Promise<void> {
    this.#askedForFine = true;
    try {
      const [map, names] = await Promise.all([loadFineMap(), loadNames()]);
      this.#fine = map;
      this.#names = names;
      this.onChange();
    } catch {
      this.#askedForFine = false;
    }
  }
}
