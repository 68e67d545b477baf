/** A slot held for so long counts no more: its call crashed, or its client reads or sends very slowly. */
const LOST_MS = 15_000;

const parse = (stored: unknown): number[] =>
  typeof stored === 'string' && stored !== '' ? stored.split(' ').map(Number) : [];

/**
 * Takes one of `limit` slots that all runtimes share, and returns its ticket; 0 if none is free. A ticket is the time at
 * which the slot was taken. The store runs the function under its lock.
 */
export function takeSlot(app: CoreApp, key: string, limit: number): number {
  const now = Date.now();
  let ticket = 0;
  app.store().setFunc(key, (stored: unknown) => {
    const held = parse(stored).filter((since) => now - since < LOST_MS);
    if (held.length < limit) {
      ticket = now;
      while (held.includes(ticket)) ticket += 1;
      held.push(ticket);
    }
    return held.join(' ');
  });
  return ticket;
}

/** Whether all slots are taken, lost ones included: a look that costs little. */
export const isFull = (app: CoreApp, key: string, limit: number): boolean =>
  parse(app.store().get(key)).length >= limit;

/** Gives a slot back. */
export function freeSlot(app: CoreApp, key: string, ticket: number): void {
  app.store().setFunc(key, (stored: unknown) =>
    parse(stored)
      .filter((since) => since !== ticket)
      .join(' '),
  );
}
