import { FIGURES, hazardsIn, LONGEST, type WeatherHazardInput } from '../delay/outcome.ts';

/** Minutes per cell of all lists of delays. It divides every limit on delays. */
export const CELL = 30;
const CELLS = LONGEST / CELL + 1;
/** Index among the causes of `hazardsIn`. */
const WEATHER = 1;

/** Delays and cancellations of a flight itself, as probabilities. Lists are by cells of `CELL` minutes. */
export interface OwnDelays {
  /** Of each delay. */
  delays: number[];
  /** The part of it for which the weather is the largest cause, so that passengers receive no compensation. */
  byWeather: number[];
  cancelled: number;
  cancelledByWeather: number;
}

/** Integral of `shareLater` from a number of minutes on. */
const integralLater = (minutes: number, mean: number): number => mean * (1 + minutes / (3 * mean)) ** -3;

/** Returns delays with this mean by cell. A delay between two cells is split so that the mean stays the same. */
function cellsOf(mean: number): number[] {
  const integrals = Array.from({ length: CELLS }, (_, cell) => integralLater(cell * CELL, mean) / CELL);
  const at = (cell: number) => integrals[Math.min(CELLS - 1, cell)] as number;
  return integrals.map((here, cell) => (cell === 0 ? 1 : at(cell - 1) - here) - (here - at(cell + 1)));
}

/** Returns the delays and cancellations that `drawOutcome` draws on a day of this weather. */
export function ownDelays(input: WeatherHazardInput): OwnDelays {
  const hazards = hazardsIn(input);
  let delays = [1];
  let flies = 1;
  let cancelledByWeather = 0;
  const single: number[] = new Array(CELLS).fill(0);
  let weather: number[] = [];
  for (let index = 0; index < hazards.length; index += FIGURES) {
    const [often, mean, cancels] = hazards.slice(index, index + FIGURES) as [number, number, number];
    const cells = cellsOf(mean).map((share) => often * share);
    if (index === WEATHER * FIGURES) {
      weather = cells;
      cancelledByWeather = flies * cancels;
    }
    flies *= 1 - cancels;
    const sum: number[] = new Array(CELLS).fill(0);
    for (let cell = 0; cell < CELLS; cell++)
      single[cell] = (single[cell] as number) + (cells[cell] as number);
    cells[0] = (cells[0] as number) + 1 - often;
    for (let one = 0; one < delays.length; one++)
      for (let other = 0; other < CELLS; other++) {
        const cell = Math.min(CELLS - 1, one + other);
        sum[cell] = (sum[cell] as number) + (delays[one] as number) * (cells[other] as number);
      }
    delays = sum;
  }
  delays = delays.map((share) => share * flies);
  return {
    delays,
    // A long delay nearly always has one cause, because each cause is rare.
    byWeather: delays.map((share, cell) => (share * (weather[cell] ?? 0)) / (single[cell] || 1)),
    cancelled: 1 - flies,
    cancelledByWeather,
  };
}

/** Returns the mean of delays with these weights. */
export function meanDelays(parts: readonly (readonly [share: number, own: OwnDelays])[]): OwnDelays {
  const sum: OwnDelays = {
    delays: new Array(CELLS).fill(0),
    byWeather: new Array(CELLS).fill(0),
    cancelled: 0,
    cancelledByWeather: 0,
  };
  for (const [share, own] of parts) {
    for (const name of ['delays', 'byWeather'] as const)
      for (let cell = 0; cell < CELLS; cell++)
        sum[name][cell] = (sum[name][cell] as number) + share * (own[name][cell] as number);
    sum.cancelled += share * own.cancelled;
    sum.cancelledByWeather += share * own.cancelledByWeather;
  }
  return sum;
}
