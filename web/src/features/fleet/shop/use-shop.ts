import { useMemo } from 'react';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { useAddress } from '#web/components/use-address.ts';
import { useModels } from '#web/lib/game/aircraft-models.ts';
import { useDelivery } from '#web/lib/game/delivery.ts';
import { useWorld } from '#web/lib/world.ts';
import { type ShopRow, type ShopTerms, shopRow } from './shop-rows.ts';
import { wholeOf } from './whole-of.ts';

/** Default distance for the cost comparison, km. */
const USUAL_KM = 1000;

/** Returns all models with their prices and their costs over the distance in the URL (`km`). */
export function useShop() {
  const { wanted: params } = useAddress();
  const km = Math.max(1, wholeOf(params, 'km', USUAL_KM));
  const models = useModels();
  const world = useWorld();
  const delivery = useDelivery();
  const [start, minute, fuelPrice] = [world.data?.start, world.data?.minute, world.data?.fuel_price];
  const year = start !== undefined && minute !== undefined ? calendarAt(start, minute).year : undefined;
  const terms = useMemo(
    (): ShopTerms | undefined =>
      start === undefined || year === undefined || fuelPrice === undefined
        ? undefined
        : {
            start,
            year,
            km,
            fuelPrice,
            delivery: delivery.data?.models,
            stock: delivery.data?.stock,
            firstLease: delivery.data?.firstLease ?? false,
          },
    [start, year, km, fuelPrice, delivery.data],
  );
  const list = models.data;
  const rows = useMemo(
    (): ShopRow[] | undefined => terms && list?.map((model) => shopRow(model, terms)),
    [list, terms],
  );
  return {
    rows,
    terms,
    error: rows ? null : (models.error ?? world.error),
    refetch: () => {
      void models.refetch();
      void world.refetch();
    },
  };
}
