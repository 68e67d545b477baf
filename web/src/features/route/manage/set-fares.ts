import type { ActionInput } from '#game/actions/actions.ts';
import { act } from '#web/lib/act.ts';
import { formatCount } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';

/** Maximum number of routes per call. */
const AT_ONCE = 500;

/** Sets the fares of routes. @throws {ApiError} if an action fails */
export async function setFares(routes: ActionInput<'route.fares'>['routes']): Promise<void> {
  for (let at = 0; at < routes.length; at += AT_ONCE)
    await act('route.fares', { routes: routes.slice(at, at + AT_ONCE) });
}

/** Notifies the player that fares were set. */
export function tellFaresSet(count: number): void {
  notify(`Fares of ${formatCount(count, 'route')} set.`, 'good');
}
