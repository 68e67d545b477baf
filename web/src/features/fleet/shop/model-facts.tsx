import { type AircraftModel, dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import { Line } from '#web/components/line.tsx';
import { formatDistance, formatLength, formatNumber, formatPercent, type Units } from '#web/lib/format.ts';

/** Technical data of a model. */
export function ModelFacts({ model, units }: { model: AircraftModel; units: Units }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-1 max-sm:grid-cols-1">
      <Line label="Range">{formatDistance(model.range_km, units)}</Line>
      <Line label="Cruise">{formatDistance(model.cruise_kmh, units)}/h</Line>
      <Line label="Runway">{formatLength(model.runway_m, units)}</Line>
      <Line label="Turnaround">{formatNumber(model.turnaround_min)} min</Line>
      <Line label="Pilots">{model.pilots}</Line>
      <Line label="Cabin crew">{model.cabin_crew}</Line>
      <Line label="Dispatch reliability">{formatPercent(dispatchReliability(model), 1)}</Line>
      <Line label="Passenger appeal">{model.popularity}/100</Line>
      <Line label="Family">{model.family}</Line>
    </dl>
  );
}
