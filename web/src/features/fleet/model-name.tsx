import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';

/**
 * Manufacturer and model on one line. Because the model identifies a row, the manufacturer is truncated
 * first. If almost nothing of it would be left, it wraps to a second line, which is hidden.
 */
export function ModelName({ model }: { model: Pick<AircraftModel, 'manufacturer' | 'model'> }) {
  return (
    <span
      title={`${model.manufacturer} ${model.model}`}
      className="flex h-5 min-w-0 flex-row-reverse flex-wrap justify-end gap-x-1 overflow-hidden leading-5 normal-nums"
    >
      <span className="order-2 max-w-max grow basis-14 truncate">{model.manufacturer}</span>{' '}
      <span className="order-1 max-w-full truncate">{model.model}</span>
    </span>
  );
}
