import type { ActionInput } from '#game/actions/actions.ts';
import { FARES_MAX } from '#game/actions/limits.ts';
import { act } from '#web/lib/act.ts';
import { formatCount } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';

/** Sets the fares of routes. @throws {ApiError} if an action fails */
export async function setFares(routes: ActionInput<'route.fares'>['routes']): Promise<void> {
  for (let at = 0; at < routes.length; at += FARES_MAX)
    await act('route.fares', { routes: routes.slice(at, at + FARES_MAX) });
}

/** Notifies the player that fares were set. */
export function tellFaresSet(count: number): void {
  notify(`Fares of ${formatCount(count, 'route')} set.`, 'good');
}
