interface Size {
  width: number;
  height: number;
}

export interface PopupSpot {
  left: number;
  top: number;
  side: 'above' | 'below';
  /** Position of the caret from the popup's left side. */
  caret: number;
}

/** Pixels between the airport and the popup, and between the popup and the edges of the screen. */
const GAP = 16;
const MARGIN = 8;
/** Minimum distance between the caret and a rounded corner. */
const CARET_INSET = 18;

/**
 * Returns the position of a popup above its anchor, or below if there is no room, shifted sideways to stay on
 * screen. The popup follows an anchor that leaves the screen. Pixels from the map's upper left corner.
 */
export function placePopup(anchor: { x: number; y: number }, popup: Size, screen: Size): PopupSpot {
  const above = anchor.y - GAP - popup.height;
  const below = anchor.y + GAP;
  const lowest = screen.height - MARGIN - popup.height;
  const side = above >= MARGIN || (below > lowest && anchor.y > screen.height / 2) ? 'above' : 'below';
  // If neither side has room, the popup covers its airport instead of leaving the screen.
  const onScreen = anchor.y >= 0 && anchor.y <= screen.height;
  const wanted = side === 'above' ? above : below;
  const top = onScreen ? Math.max(MARGIN, Math.min(lowest, wanted)) : wanted;
  const rightmost = Math.max(MARGIN, screen.width - MARGIN - popup.width);
  const within = Math.min(rightmost, Math.max(MARGIN, anchor.x - popup.width / 2));
  // If the anchor is off screen, the popup follows it so that the caret still points at it.
  const left = Math.min(anchor.x - CARET_INSET, Math.max(anchor.x - popup.width + CARET_INSET, within));
  return { left: Math.round(left), top: Math.round(top), side, caret: Math.round(anchor.x - left) };
}
