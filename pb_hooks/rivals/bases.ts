import type { RivalAction } from '#game/rivals/rival-action.ts';
import type { RivalView } from '#game/rivals/view.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { RIVAL } from '#game/tables/rival.ts';
import { HOUR } from '#game/world/time.ts';
import { tellBase } from '../people/news/airline-news.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import type { RivalTurn } from './rival-turn.ts';

const BASES = 'UPDATE rival SET bases = {:bases} WHERE airline = {:airline}';

const STORED = { hub: aliased(AIRLINE, 'a').hub, bases: aliased(RIVAL, 'v').bases };
const OF_AIRLINE = 'FROM airline a JOIN rival v ON v.airline = a.id WHERE a.id = {:airline}';

/** Stores the bases of a rival besides its hub. */
export const writeBases = (tx: CoreApp, airline: string, bases: readonly string[]) =>
  tx
    .db()
    .newQuery(BASES)
    .bind({ bases: JSON.stringify(bases), airline })
    .execute();

/** Returns the bases of a rival besides its hub, with the hub and the bases of another one that it is about to merge. */
function basesWith(tx: CoreApp, airline: string, merged: string): string[] {
  const [own] = readAll(tx, STORED, OF_AIRLINE, { airline });
  const [other] = readAll(tx, STORED, OF_AIRLINE, { airline: merged });
  const gained = other ? [other.hub, ...other.bases] : [];
  return [...new Set([...(own?.bases ?? []), ...gained])].filter((id) => id !== own?.hub);
}

/**
 * Returns the bases of a rival besides its hub after an action: with the airport at which a new route begins, and those of
 * an airline that it merges. Null if they stay.
 */
export function basesAfter(
  tx: CoreApp,
  { airline }: RivalTurn,
  { bases }: RivalView,
  { name, input }: RivalAction,
): string[] | null {
  if (name === 'share.merge') return basesWith(tx, airline, input.airline);
  if (name !== 'route.start' || bases.some(({ id }) => id === input.from)) return null;
  const [, ...others] = bases.map(({ id }) => id);
  return [...others, input.from];
}

/** Stores the bases of a rival after an action, and tells the world about a new one. */
export function keepBases(
  tx: CoreApp,
  { airline, hour }: RivalTurn,
  bases: readonly string[],
  { name, input }: RivalAction,
): void {
  writeBases(tx, airline, bases);
  if (name === 'route.start') tellBase(tx, hour * HOUR, airline, tx.findRecordById('airport', input.from));
}
