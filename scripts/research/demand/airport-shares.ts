import { readTable } from '#scripts/data/table.ts';
import type { BorderShares } from './solve.ts';

/** Returns the shares of international passengers at airports for which seed/airport_size.csv has one. */
export const borderShares = (): BorderShares =>
  new Map(
    readTable<'airport' | 'abroad'>('seed/airport_size.csv').flatMap(({ airport, abroad }) =>
      abroad === '' ? [] : [[airport, Number(abroad)] as const],
    ),
  );

/** Returns the shares of connecting passengers at the airports in seed/airport_size.csv. */
export const connectingShares = (): ReadonlyMap<string, number> =>
  new Map(
    readTable<'airport' | 'connecting'>('seed/airport_size.csv').map((row) => [
      row.airport,
      Number(row.connecting),
    ]),
  );
