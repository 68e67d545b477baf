import { LONG_DELAY_MIN } from './compensation.ts';
import { type DelayAirport, FIGURES, hazardsIn, shareLater, type WeatherHazardInput } from './outcome.ts';
import { dayWeathers } from './weather.ts';

/** Expected disruptions of an aircraft, as shares of its departures, 0–1 each. */
export interface ExpectedOutcome {
  cancelled: number;
  /** Cancelled or hours late through the airline's fault, so that passengers receive compensation. */
  compensated: number;
}

/** Inputs that a forecast knows about a flight. */
export interface ExpectedOutcomeInput extends Pick<WeatherHazardInput, 'condition' | 'dispatch' | 'block'> {
  origin: Omit<DelayAirport, 'id'>;
  destination: Omit<DelayAirport, 'id'>;
  /** Share of the period's days in each month, January first. */
  months: readonly number[];
}

/** Index among the causes of `hazardsIn`. */
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
  const crowd = (origin.congestion + destination.congestion) / 2;
  const sum = { cancelled: 0, compensated: 0 };
  for (const { share, a, b } of dayWeathers(origin, destination, months)) {
    const hazards = hazardsIn({
      weather: Math.max(a, b),
      crowd,
      condition,
      dispatch,
      block,
      overdue: 1,
      staffing: 1,
    });
    const { cancelled, compensated } = outcomeWith(hazards);
    sum.cancelled += share * cancelled;
    sum.compensated += share * compensated;
  }
  // The airline compensates passengers of the second flight regardless of why the first one was cancelled.
  return {
    cancelled: 1 - (1 - sum.cancelled) ** 2,
    compensated: sum.compensated + (1 - sum.cancelled) * sum.cancelled,
  };
}
