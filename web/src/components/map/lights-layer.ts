import type { Sprite } from './airport-shapes.ts';
import { loadTowns } from './base-map-data.ts';
import type { CanvasLayer } from './canvas-overlay.ts';
import { glowRadius, glowStrength, sizesAt, TownLights } from './city-lights.ts';
import { deviceRatio } from './device-ratio.ts';
import type { MapView } from './map-view.ts';
import type { Pen } from './pen.ts';
import { worldViews } from './repeated-world.ts';
import type { Sun } from './sun.ts';

/** Returns the sprite of a soft light. */
function glow(radius: number, colour: string, ratio: number): Sprite {
  const side = Math.ceil(2 * radius) + 2;
  const image = document.createElement('canvas');
  image.width = side * ratio;
  image.height = side * ratio;
  const context = image.getContext('2d');
  if (!context) return { image, side };
  context.scale(ratio, ratio);
  const middle = side / 2;
  const shine = context.createRadialGradient(middle, middle, 0, middle, middle, radius);
  for (const [stop, opacity] of [
    [0, 'f0'],
    [0.18, 'b0'],
    [0.45, '38'],
    [1, '00'],
  ] as const)
    shine.addColorStop(stop, `${colour}${opacity}`);
  context.fillStyle = shine;
  context.fillRect(0, 0, side, side);
  return { image, side };
}

/** Draws town lights on the night side. Loads the towns when a zoom first shows them. */
export class LightsLayer implements CanvasLayer {
  readonly sharpWhileZooming = false;
  readonly inParts = true;
  /** Called when there is more to draw. */
  onChange: () => void = () => undefined;
  #colour: string;
  #sun: Sun | null = null;
  #towns: TownLights[] = [];
  #asked = false;
  readonly #glows = new Map<string, Sprite>();

  constructor(colour: string) {
    this.#colour = colour;
  }

  isEmpty(): boolean {
    return this.#sun === null;
  }

  /** @param colour #RRGGBB */
  setColour(colour: string): void {
    this.#colour = colour;
    this.#glows.clear();
  }

  setSun(sun: Sun): void {
    this.#sun = sun;
    for (const towns of this.#towns) towns.setSun(sun);
  }

  draw(context: Pen, view: MapView): void {
    const sizes = sizesAt(view.zoom);
    if (sizes > 0 && !this.#asked) void this.#load();
    const ratio = deviceRatio();
    // Smallest first, so that the largest are on top.
    for (let size = Math.min(sizes, this.#towns.length) - 1; size >= 0; size--) {
      const strength = glowStrength(size, view.zoom);
      const { image, side } = this.#glow(glowRadius(size, view.zoom), ratio);
      for (const part of worldViews(view, side))
        for (const { x, y, brightness } of this.#towns[size]?.lit ?? []) {
          const left = x * part.size - part.left - side / 2;
          const top = y * part.size - part.top - side / 2;
          if (left < -side || top < -side || left > part.width || top > part.height) continue;
          context.globalAlpha = brightness * strength;
          context.drawImage(image, left, top, side, side);
        }
    }
    context.globalAlpha = 1;
  }

  #glow(radius: number, ratio: number): Sprite {
    const key = `${radius} ${ratio}`;
    const known = this.#glows.get(key);
    if (known) return known;
    const made = glow(radius, this.#colour, ratio);
    this.#glows.set(key, made);
    return made;
  }

  async #load(): Promise<void> {
    this.#asked = true;
    try {
      const towns = (await loadTowns()).map((line) => new TownLights(line));
      if (this.#sun) for (const one of towns) one.setSun(this.#sun);
      this.#towns = towns;
      this.onChange();
    } catch {
      // Optional: the next visit to the page tries again.
    }
  }
}
