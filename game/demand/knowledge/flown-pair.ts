import type { FLOWN_PAIR } from '#game/tables/flown-pair.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { recordId } from '#game/world/chance/record-id.ts';

/** Returns the row that says how many weeks an airline has flown a pair. */
export const flownPair = (airline: string, pair: string, weeks: number): StoredRow<typeof FLOWN_PAIR> => ({
  id: recordId(['flown pair', airline, pair]),
  airline,
  pair,
  weeks,
});
