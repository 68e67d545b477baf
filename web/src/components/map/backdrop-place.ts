/** Size of the world behind a page, as multiples of the screen's width or height, whichever is larger. */
export const PARTS = { width: 1.5, height: 1.9 };

/** Share of the overflow on the left and at the top, so that the North Atlantic is in the centre. */
export const BEYOND = { left: 0.46, top: 0.26 };
