import { incumbentsOn } from '#game/demand/incumbents/incumbents.ts';
import { flownBy } from '#game/demand/incumbents/research-incumbents.ts';
import { isCoordinated } from '#game/slots/coordinated.ts';
import { poolChanges } from '#game/slots/released.ts';
import { readSlots } from '#hooks/slots/airport-slots.ts';
import { changePool } from '#hooks/slots/write-slots.ts';
import type { Answered } from './tell-answers.ts';

/**
 * Frees the slots that incumbents no longer use, and lets those that fly more have free ones. Only at coordinated airports,
 * because others have free slots at all hours beside the real world's traffic.
 */
export function releaseSlots(tx: CoreApp, answered: readonly Answered[]): void {
  const released = new Map<string, number>();
  for (const { ends, market, traffic, before, after } of answered) {
    const movements = (served: typeof before) =>
      flownBy(incumbentsOn({ ...market, served }, traffic)).flights;
    const count = movements(before) - movements(after);
    for (const { id, iata } of ends)
      if (count !== 0 && isCoordinated(iata)) released.set(id, (released.get(id) ?? 0) + count);
  }
  const { airports } = readSlots(tx, [...released.keys()], '');
  for (const [id, count] of released) {
    const slots = airports.get(id);
    if (slots && count !== 0) changePool(tx, id, poolChanges(slots, count));
  }
}
