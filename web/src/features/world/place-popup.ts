interface Size {
  width: number;
  height: number;
}

export interface PopupSpot {
  left: number;
  top: number;
  side: 'above' | 'below';
  /** Where the tip that points at the airport stands, from the popup's left side. */
  caret: number;
}

/** Pixels between the airport and the popup, and between the popup and the screen's sides. */
const GAP = 16;
const MARGIN = 8;
/** The tip stays away from the rounded corners. */
const CARET_INSET = 18;

/**
 * Places a popup above its anchor, or below where there is no room, and shifts it sideways to stay on screen. Follows an
 * anchor that leaves the screen. All in pixels from the map's upper left corner.
 */
export function placePopup(anchor: { x: number; y: number }, popup: Size, screen: Size): PopupSpot {
  const above = anchor.y - GAP - popup.height;
  const below = anchor.y + GAP;
  const lowest = screen.height - MARGIN - popup.height;
  const side = above >= MARGIN || (below > lowest && anchor.y > screen.height / 2) ? 'above' : 'below';
  // A low screen may have room on neither side: then the popup rather covers its airport than leaves the screen.
  const onScreen = anchor.y >= 0 && anchor.y <= screen.height;
  const wanted = side === 'above' ? above : below;
  const top = onScreen ? Math.max(MARGIN, Math.min(lowest, wanted)) : wanted;
  const rightmost = Math.max(MARGIN, screen.width - MARGIN - popup.width);
  const within = Math.min(rightmost, Math.max(MARGIN, anchor.x - popup.width / 2));
  // Beside the screen the popup goes with its anchor, so that the tip never points at the wrong place.
  const left = Math.min(anchor.x - CARET_INSET, Math.max(anchor.x - popup.width + CARET_INSET, within));
  return { left: Math.round(left), top: Math.round(top), side, caret: Math.round(anchor.x - left) };
}
