import type { RivalAction } from '#game/rivals/decide.ts';
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

/** Returns the bases of a rival besides its hub, with the hub and the bases of another one that it is about to merge. */
export function basesWith(tx: CoreApp, airline: string, merged: string): string[] {
  const [own] = readAll(tx, STORED, OF_AIRLINE, { airline });
  const [other] = readAll(tx, STORED, OF_AIRLINE, { airline: merged });
  const gained = other ? [other.hub, ...other.bases] : [];
  return [...new Set([...(own?.bases ?? []), ...gained])].filter((id) => id !== own?.hub);
}

/** Stores the bases of a rival besides its hub. */
export const writeBases = (tx: CoreApp, airline: string, bases: readonly string[]) =>
  tx
    .db()
    .newQuery(BASES)
    .bind({ bases: JSON.stringify(bases), airline })
    .execute();

/** Makes the airport at which a new route begins a base, and tells the world. */
export function openBase(
  tx: CoreApp,
  { airline, hour }: RivalTurn,
  { bases }: RivalView,
  action: RivalAction,
): void {
  if (action.name !== 'route.start') return;
  const { from } = action.input;
  const [, ...others] = bases.map(({ id }) => id);
  if (bases.some(({ id }) => id === from)) return;
  writeBases(tx, airline, [...others, from]);
  tellBase(tx, hour * HOUR, airline, tx.findRecordById('airport', from));
}

/** Gives up bases without routes. */
export function closeBases(
  tx: CoreApp,
  { airline }: RivalTurn,
  { bases: [, ...others], routes }: RivalView,
): void {
  const flown = others.map(({ id }) => id).filter((id) => routes.some(({ from }) => from === id));
  if (flown.length < others.length) writeBases(tx, airline, flown);
}
