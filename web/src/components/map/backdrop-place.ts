/** How large the world is behind a page: parts of the screen's width and height, whichever is more. */
export const PARTS = { width: 1.5, height: 1.9 };

/** What part of what does not fit lies beyond the left and the upper side: the North Atlantic is in the middle. */
export const BEYOND = { left: 0.46, top: 0.26 };
