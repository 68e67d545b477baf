import type { AircraftModel } from '../../../../game/aircraft-model.ts';

/**
 * Maker and model on one line. The model tells one row from the next, so where room is short the maker is cut, and where
 * hardly any of it would be left it goes: the second line, on which it then stands, is out of sight.
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
