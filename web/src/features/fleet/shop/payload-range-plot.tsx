import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { payloadOver, payloadRange } from '#game/operations/flight/payload-range.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatDecimal, formatDistance, formatNumber } from '#web/lib/format.ts';
import { useUnits } from '#web/lib/settings.ts';

/** Payload by distance of each model. @param km distance to mark */
export default function PayloadRangePlot({ models, km }: { models: readonly AircraftModel[]; km: number }) {
  const units = useUnits();
  const corners = models.flatMap((model) => payloadRange(model).map((point) => point.km));
  const x = [
    ...new Set([...corners, ...models.map((model) => (payloadRange(model).at(-1)?.km ?? 0) + 1)]),
  ].sort((a, b) => a - b);
  const series = models.map((model) => ({
    label: model.model,
    // Tonnes. Nothing is drawn beyond the maximum range.
    values: x.map((distance) =>
      distance > (payloadRange(model).at(-1)?.km ?? 0) ? null : payloadOver(model, distance) / 1000,
    ),
  }));
  const over = models
    .map((model) => `${model.model} ${formatDecimal(payloadOver(model, km) / 1000, 1)} t`)
    .join(', ');
  return (
    <Plot
      title="Payload by distance, t"
      summary={`Over ${formatNumber(km)} km: ${over}.`}
      xLabel="Distance"
      x={x}
      series={series}
      formatX={(value) => formatDistance(value, units)}
      formatY={(value) => formatDecimal(value, 1)}
      marks={[{ axis: 'x', at: km, label: formatDistance(km, units) }]}
      fromZero
      height={280}
    />
  );
}
