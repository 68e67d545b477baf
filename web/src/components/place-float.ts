/**
 * Place of a float beside its anchor. Below, it is centred or aligned with the start or end of the anchor.
 */
export type FloatSide = 'right' | 'bottom' | 'bottom-start' | 'bottom-end';

/** A box in pixels of the viewport. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface FloatSpot {
  left: number;
  top: number;
  /** Height of the room on the float's side, for content that has to scroll. */
  maxHeight: number;
}

/** Minimum distance from the edges of the viewport, pixels. */
const MARGIN = 8;

/** Keeps a length inside the viewport. If it does not fit, its start stays visible. */
const inside = (start: number, length: number, from: number, whole: number): number =>
  Math.max(from + MARGIN, Math.min(start, from + whole - length - MARGIN));

/**
 * Returns the start and the room of a float beside an anchor: after it, or before it if there is only room
 * there. If it fits on neither side, it takes the larger one.
 */
function beside(start: number, length: number, own: number, from: number, whole: number, gap: number) {
  const after = start + length + gap;
  const roomAfter = from + whole - MARGIN - after;
  const roomBefore = start - gap - from - MARGIN;
  if (own <= roomAfter || (own > roomBefore && roomAfter >= roomBefore))
    return { from: after, room: roomAfter };
  return { from: start - gap - Math.min(own, roomBefore), room: roomBefore };
}

/**
 * Returns the upper left corner of a float, in pixels of the viewport. The float goes below its anchor or to
 * the right of it, flips to the other side if there is no room, and shifts to stay in the viewport.
 * @param gap pixels between the anchor and the float
 */
export function placeFloat(
  side: FloatSide,
  anchor: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  viewport: Box,
  gap: number,
): FloatSpot {
  if (side === 'right') {
    const left = beside(anchor.left, anchor.width, width, viewport.left, viewport.width, gap).from;
    const middle = anchor.top + (anchor.height - height) / 2;
    const top = inside(middle, height, viewport.top, viewport.height);
    return { left, top, maxHeight: viewport.height - 2 * MARGIN };
  }
  const { from: top, room } = beside(anchor.top, anchor.height, height, viewport.top, viewport.height, gap);
  const share = { bottom: 0.5, 'bottom-start': 0, 'bottom-end': 1 }[side];
  const left = anchor.left + (anchor.width - width) * share;
  return { left: inside(left, width, viewport.left, viewport.width), top, maxHeight: room };
}
