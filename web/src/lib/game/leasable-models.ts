import { useMemo } from 'react';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { useModels } from './aircraft-models.ts';
import { type Delivery, useDelivery } from './delivery.ts';

/** Returns the models in the lessors' stock. */
export const inStock = <Model extends { id: string }>(
  models: readonly Model[],
  stock: Delivery['stock'],
): Model[] => models.filter(({ id }) => (stock[id]?.available ?? 0) > 0);

interface LeasableModels {
  data: readonly AircraftModel[] | undefined;
  isPending: boolean;
  error: unknown;
}

/** Returns the models that can be leased now. The array is stable while its models do not change. */
export function useLeasableModels(): LeasableModels {
  const models = useModels();
  const delivery = useDelivery();
  const [all, stock] = [models.data, delivery.data?.stock];
  const ids = useMemo(
    () =>
      all &&
      stock !== undefined &&
      inStock(all, stock)
        .map(({ id }) => id)
        .join(' '),
    [all, stock],
  );
  const data = useMemo(() => {
    if (typeof ids !== 'string') return undefined;
    const kept = new Set(ids.split(' '));
    return all?.filter(({ id }) => kept.has(id));
  }, [all, ids]);
  return {
    data,
    isPending: models.isPending || delivery.isPending,
    error: models.error ?? delivery.error,
  };
}
