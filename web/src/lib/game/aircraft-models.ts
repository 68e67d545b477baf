import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { client } from '../client.ts';
import { LIST_BATCH } from '../list-batch.ts';
import { KEYS } from '../query-keys.ts';

/**
 * A model's record. `key` is the catalogue's id. A `last_year` of 0 means that the model is in production.
 */
type ModelRecord = Omit<AircraftModel, 'id' | 'last_year'> & { id: string; key: string; last_year: number };

const toModel = ({ key, last_year, ...record }: ModelRecord): AircraftModel => ({
  ...record,
  id: key,
  last_year: last_year === 0 ? null : last_year,
});

/** The catalogue of aircraft models. Cached until the page is reloaded. */
export const modelsQuery = queryOptions({
  queryKey: [KEYS.models],
  queryFn: async ({ signal }) => {
    const records = await client
      .collection('aircraft_model')
      .getFullList<ModelRecord>({ batch: LIST_BATCH, sort: 'manufacturer,model', signal });
    return records.map(toModel);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const useModels = () => useQuery(modelsQuery);
