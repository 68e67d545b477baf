import { useState } from 'react';
import type uPlot from 'uplot';

type Side = 'left' | 'right';

/** Plots above each other: their drawings begin and end at the same places, so that one axis below them serves all. */
export class PlotGroup {
  readonly #wanted = new Map<uPlot, Partial<Record<Side, number>>>();

  /** Returns how many pixels a plot leaves at a side if it needs `own`: as many as the plot of the group that needs most. */
  share(plot: uPlot, side: Side, own: number): number {
    const before = this.#most(side);
    this.#wanted.set(plot, { ...this.#wanted.get(plot), [side]: own });
    const most = this.#most(side);
    if (most !== before) this.#redraw(plot);
    return most;
  }

  remove(plot: uPlot): void {
    this.#wanted.delete(plot);
    this.#redraw(plot);
  }

  #most(side: Side): number {
    return Math.max(0, ...[...this.#wanted.values()].map((sides) => sides[side] ?? 0));
  }

  #redraw(except: uPlot): void {
    for (const other of this.#wanted.keys())
      if (other !== except)
        // Not within the drawing of the plot that asks, and not once it is gone.
        queueMicrotask(() => this.#wanted.has(other) && other.redraw(true, true));
  }
}

/** A group for the plots of a component, for as long as it is shown. */
export const usePlotGroup = (): PlotGroup => useState(() => new PlotGroup())[0];
