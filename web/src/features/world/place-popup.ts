interface Size {
  width: number;
  height: number;
}

export interface PopupSpot {
  left: number;
  top: number;
  /** Side of the anchor on which the popup is. */
  side: 'above' | 'below' | 'left' | 'right';
  /** Position of the caret along the edge that faces the anchor, from the popup's left or upper corner. */
  caret: number;
}

/** Pixels between the airport and the popup, and between the popup and the edges of the screen. */
const GAP = 16;
const MARGIN = 8;
/** Minimum distance between the caret and a rounded corner. */
const CARET_INSET = 18;

/** Returns where an interval of `length` begins that is centred at `centre` as far as the screen permits. */
const onScreen = (centre: number, length: number, screen: number): number =>
  Math.min(Math.max(MARGIN, screen - MARGIN - length), Math.max(MARGIN, centre - length / 2));

function sideOf(anchor: { x: number; y: number }, popup: Size, screen: Size): PopupSpot['side'] {
  const tall = popup.height + GAP + MARGIN;
  const wide = popup.width + GAP + MARGIN;
  if (anchor.y >= tall) return 'above';
  if (anchor.y + tall <= screen.height) return 'below';
  const isVisible = anchor.y >= 0 && anchor.y <= screen.height;
  if (isVisible && anchor.x >= 0 && anchor.x + wide <= screen.width) return 'right';
  if (isVisible && anchor.x <= screen.width && anchor.x >= wide) return 'left';
  return anchor.y > screen.height / 2 ? 'above' : 'below';
}

/**
 * Returns the position of a popup: above its anchor, or else below, right or left of it, wherever there is room,
 * shifted to stay on screen. The popup follows an anchor that leaves the screen. Pixels from the map's upper left
 * corner.
 */
export function placePopup(anchor: { x: number; y: number }, popup: Size, screen: Size): PopupSpot {
  const side = sideOf(anchor, popup, screen);
  if (side === 'left' || side === 'right') {
    const left = side === 'right' ? anchor.x + GAP : anchor.x - GAP - popup.width;
    const top = onScreen(anchor.y, popup.height, screen.height);
    const caret = Math.min(popup.height - CARET_INSET, Math.max(CARET_INSET, anchor.y - top));
    return { left: Math.round(left), top: Math.round(top), side, caret: Math.round(caret) };
  }
  const within = onScreen(anchor.x, popup.width, screen.width);
  // If the anchor is off screen, the popup follows it so that the caret still points at it.
  const left = Math.min(anchor.x - CARET_INSET, Math.max(anchor.x - popup.width + CARET_INSET, within));
  const wanted = side === 'above' ? anchor.y - GAP - popup.height : anchor.y + GAP;
  // If no side has room, the popup covers its airport instead of leaving the screen.
  const isVisible = anchor.y >= 0 && anchor.y <= screen.height;
  const lowest = screen.height - MARGIN - popup.height;
  const top = isVisible ? Math.max(MARGIN, Math.min(lowest, wanted)) : wanted;
  return { left: Math.round(left), top: Math.round(top), side, caret: Math.round(anchor.x - left) };
}
