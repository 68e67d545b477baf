import { TEMPERAMENTS } from '../world/temperament.ts';
import { airlineId, defineTable, id, oneOf, serverJson, whole } from './table.ts';

/** How the server runs its airlines. One row for each. */
export const RIVAL = defineTable({
  name: 'rival',
  access: 'nobody',
  exportOrder: 'id',
  unique: ['airline'],
  indexes: ['turn'],
  columns: {
    id,
    airline: airlineId,
    temperament: oneOf(TEMPERAMENTS),
    /** Hour of the week in which it decides, 0–167. */
    turn: whole,
    /** Last world hour in which it has decided; −1 before the first. */
    acted: whole,
    /** Airport ids of its bases besides the hub. */
    bases: serverJson<string[]>(200),
    /** Number of its actions that the server has rejected. */
    rejected: whole,
  },
});
