import { LONG_DELAY_MIN } from './compensation.ts';
import { type DelayAirport, FIGURES, type HazardInput, hazardsOf, shareLater } from './outcome.ts';
import { badWeatherShare } from './weather.ts';

/** Expected disruptions of an aircraft, as shares of its departures, 0–1 each. */
export interface ExpectedOutcome {
  cancelled: number;
  /** Cancelled or hours late through the airline's fault, so that passengers receive compensation. */
  compensated: number;
}

/** Inputs that a forecast knows about a flight. */
export interface ExpectedOutcomeInput extends Pick<HazardInput, 'condition' | 'dispatch' | 'block'> {
  origin: Omit<DelayAirport, 'id'>;
  destination: Omit<DelayAirport, 'id'>;
  /** Share of the period's days in each month, January first. */
  months: readonly number[];
}

/** Quantiles that represent all days with bad weather. */
const QUANTILES = [1 / 6, 3 / 6, 5 / 6];
/** Index among the causes of `hazardsOf`. */
const WEATHER = 1;

/** Returns the expected outcome of a flight with these hazards, on a day of known weather. */
function outcomeWith(hazards: readonly number[]): ExpectedOutcome {
  let flies = 1;
  let uncompensated = 1;
  for (let index = 0; index < hazards.length; index += FIGURES) {
    const [often, mean, cancels] = [
      hazards[index] as number,
      hazards[index + 1] as number,
      hazards[index + 2] as number,
    ];
    flies *= 1 - cancels;
    if (index === WEATHER * FIGURES) continue;
    uncompensated *= (1 - cancels) * (1 - often * shareLater(LONG_DELAY_MIN, mean));
  }
  return { cancelled: 1 - flies, compensated: 1 - uncompensated };
}

/**
 * Returns the mean of `drawOutcome` over all draws, for a flight with a full crew and no check overdue. A
 * cancelled flight also cancels the aircraft's next one because the aircraft is not at its origin. Delays
 * inherited from the previous flight are ignored.
 */
export function expectedOutcome({
  origin,
  destination,
  months,
  condition,
  dispatch,
  block,
}: ExpectedOutcomeInput): ExpectedOutcome {
  const sum = { cancelled: 0, compensated: 0 };
  const add = (share: number, month: number, here: number, there: number) => {
    const { cancelled, compensated } = outcomeWith(
      hazardsOf({
        chance: { weather: (id) => (id === 'origin' ? here : there) },
        origin: { ...origin, id: 'origin' },
        destination: { ...destination, id: 'destination' },
        month,
        condition,
        dispatch,
        block,
        overdue: 1,
        staffing: 1,
      }),
    );
    sum.cancelled += share * cancelled;
    sum.compensated += share * compensated;
  };
  months.forEach((share, index) => {
    if (share === 0) return;
    const month = index + 1;
    const here = badWeatherShare(origin.lat, month);
    const there = badWeatherShare(destination.lat, month);
    add(share * (1 - here) * (1 - there), month, 1, 1);
    // With bad weather at both ends, the worse one counts. This is rare, so the origin's weather is used.
    for (const quantile of QUANTILES) {
      add((share * here) / QUANTILES.length, month, quantile * here, 1);
      add((share * (1 - here) * there) / QUANTILES.length, month, 1, quantile * there);
    }
  });
  // The airline compensates passengers of the second flight regardless of why the first one was cancelled.
  return {
    cancelled: 1 - (1 - sum.cancelled) ** 2,
    compensated: sum.compensated + (1 - sum.cancelled) * sum.cancelled,
  };
}
