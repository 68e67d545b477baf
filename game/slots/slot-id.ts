import { recordId } from '../world/chance/record-id.ts';
import type { SlotKind } from './airport-slots.ts';

/** Returns the id of an airline's record of the collection `slot`. */
export const slotId = (airline: string, airport: string, hour: number, kind: SlotKind): string =>
  recordId(['slot', airline, airport, hour, kind]);
