/** What layers draw with: on a canvas of the page or off screen. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
