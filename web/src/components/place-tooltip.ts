export type TooltipSide = 'right' | 'bottom';

/** A box in pixels of the viewport. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Size {
  width: number;
  height: number;
}

/** Distance from the control, and least distance from the edges of the viewport, pixels. */
const GAP = 8;

/** Keeps a length inside the viewport. If it does not fit, its start stays visible. */
const inside = (start: number, length: number, whole: number): number =>
  Math.max(GAP, Math.min(start, whole - length - GAP));

/** Returns the start of a box beside another: after it, or before it if there is only room there. */
function beside(start: number, length: number, own: number, whole: number): number {
  const after = start + length + GAP;
  const before = start - GAP - own;
  return after + own + GAP <= whole || before < GAP ? after : before;
}

/**
 * Returns the top left corner of a tooltip, in pixels of the viewport. The tooltip goes below its control or to the right
 * of it. Where there is no room, it flips to the other side.
 */
export function placeTooltip(
  side: TooltipSide,
  control: Box,
  { width, height }: Size,
  viewport: Size,
): { left: number; top: number } {
  if (side === 'right') {
    const left = beside(control.left, control.width, width, viewport.width);
    return { left, top: inside(control.top + (control.height - height) / 2, height, viewport.height) };
  }
  const top = beside(control.top, control.height, height, viewport.height);
  return { left: inside(control.left + (control.width - width) / 2, width, viewport.width), top };
}
