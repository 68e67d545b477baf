/** Drawing context of layers, on screen or off screen. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
