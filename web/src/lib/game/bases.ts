import { queryOptions } from '@tanstack/react-query';
import type { AIRLINE } from '#game/tables/airline.ts';
import type { Row } from '#game/tables/table.ts';
import { client } from '../client.ts';
import { LIST_BATCH } from '../list-batch.ts';
import { KEYS } from '../query-keys.ts';

/** Number of airlines by the id of their hub. */
export type Bases = ReadonlyMap<string, number>;

/** The hubs of all airlines. */
export const basesQuery = queryOptions({
  queryKey: [KEYS.bases],
  queryFn: async ({ signal }): Promise<Bases> => {
    const rows = await client
      .collection('airline')
      .getFullList<Pick<Row<typeof AIRLINE>, 'hub'>>({ fields: 'hub', batch: LIST_BATCH, signal });
    const bases = new Map<string, number>();
    for (const { hub } of rows) bases.set(hub, (bases.get(hub) ?? 0) + 1);
    return bases;
  },
});
