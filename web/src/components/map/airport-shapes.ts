import type { AirportType } from '#game/world/airport/airport.ts';
import type { MapColours } from './map-colours.ts';

/** Full size from this zoom. Marks are smaller on a world map, which shows thousands of them. */
const FULL_SIZE_ZOOM = 6;
const RADII: Record<AirportType, { full: number; world: number }> = {
  large_airport: { full: 5, world: 2.5 },
  medium_airport: { full: 3.5, world: 1.75 },
};
const WORLD_ZOOM = 2;
/** Minimum radius at which a ring is recognizable. */
const SMALLEST_RING = 2.5;

/** Returns the radius of an airport's circle at a zoom, in steps of a quarter pixel. */
export function airportRadius(type: AirportType, zoom: number): number {
  const part = Math.max(0, Math.min(1, (zoom - WORLD_ZOOM) / (FULL_SIZE_ZOOM - WORLD_ZOOM)));
  const { full, world } = RADII[type];
  return Math.round((world + (full - world) * part) * 4) / 4;
}

/** A cached drawing. Copying it is about ten times as fast as drawing each circle. */
export interface Sprite {
  image: HTMLCanvasElement;
  /** Side length in CSS pixels. */
  side: number;
}

/** Role of an airport for the player: hub, served or other. */
export type AirportRole = 'hub' | 'own' | 'other';

/** Opacity of airports that the player does not serve. Contrast 3.4:1 on land. */
const OTHER_OPACITY = 0.8;

/** Right of the player's airline to fly to an airport. */
export interface AirportRight {
  /** Whether it lies at home, or where the airline has applied to be at home. */
  ring: 'home' | 'applied' | null;
  /** Whether the airline may not fly there from the selected airport. */
  isClosed: boolean;
}

/** Pixels between a mark and the ring around it. */
const RING = { hub: 3.5, right: 2.25 };
/** Lengths of dashes and gaps. */
const DASHES = [2, 1.5];

interface MarkedAirport {
  type: AirportType;
  role: AirportRole;
  right: AirportRight;
}

/**
 * Returns the mark of an airport: filled if large, hollow if medium, a cross if there is no right to fly there. Served
 * airports have the accent colour, the hub also a ring, as airports have that are at home while rights are shown. Other
 * airports are fainter.
 */
export function airportSprite(
  { type, role, right }: MarkedAirport,
  radius: number,
  colours: MapColours,
  ratio: number,
): Sprite {
  const isHub = role === 'hub';
  const hasRing = isHub || right.ring !== null;
  const ring = hasRing ? radius + (isHub ? RING.hub : RING.right) : radius;
  const side = Math.ceil(2 * (ring + 3));
  const image = document.createElement('canvas');
  image.width = side * ratio;
  image.height = side * ratio;
  const context = image.getContext('2d');
  if (!context) return { image, side };
  context.scale(ratio, ratio);
  context.translate(side / 2, side / 2);
  const circle = (size: number) => {
    context.beginPath();
    context.arc(0, 0, size, 0, 2 * Math.PI);
  };
  const colour = role === 'other' ? colours.faint : colours.accent;

  circle(ring + 1.25);
  context.fillStyle = colours.rim;
  context.fill();
  // The rim stays opaque.
  if (role === 'other') context.globalAlpha = OTHER_OPACITY;
  context.strokeStyle = colour;
  if (hasRing) {
    circle(ring);
    context.lineWidth = isHub ? 1.5 : 1;
    if (right.ring === 'applied') context.setLineDash(DASHES);
    context.stroke();
    context.setLineDash([]);
  }
  if (right.isClosed) {
    const arm = radius * 0.8;
    context.beginPath();
    context.moveTo(-arm, -arm);
    context.lineTo(arm, arm);
    context.moveTo(arm, -arm);
    context.lineTo(-arm, arm);
    context.lineWidth = Math.max(1, radius * 0.3);
    context.stroke();
  } else if (type === 'large_airport' || isHub || radius < SMALLEST_RING) {
    circle(radius);
    context.fillStyle = colour;
    context.fill();
  } else {
    const line = Math.min(1.25, radius * 0.5);
    circle(radius - line / 2);
    context.lineWidth = line;
    context.stroke();
  }
  return { image, side };
}

export const LABEL_FONT = '550 11px Inter, "Inter fallback", sans-serif';
export const LABEL_HEIGHT = 13;

/** Returns an airport code with a contrasting rim. */
export function labelSprite(
  text: string,
  width: number,
  { rim, colour }: { rim: string; colour: string },
  ratio: number,
): Sprite {
  const image = document.createElement('canvas');
  const side = Math.ceil(width) + 6;
  image.width = side * ratio;
  image.height = (LABEL_HEIGHT + 4) * ratio;
  const context = image.getContext('2d');
  if (!context) return { image, side };
  context.scale(ratio, ratio);
  context.font = LABEL_FONT;
  context.letterSpacing = '0.02em';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = rim;
  context.strokeText(text, 3, (LABEL_HEIGHT + 4) / 2 + 0.5);
  context.fillStyle = colour;
  context.fillText(text, 3, (LABEL_HEIGHT + 4) / 2 + 0.5);
  return { image, side };
}
