import type { ActionInput } from '#game/actions/actions.ts';
import { FARES_MAX } from '#game/actions/limits.ts';
import type { FareRule } from '#game/network/route/fare-rule.ts';
import { act } from '#web/lib/act.ts';
import { formatCount } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';

/** Sets the fares of routes. @throws {ApiError} if an action fails */
export async function setFares(routes: ActionInput<'route.fares'>['routes']): Promise<void> {
  for (let index = 0; index < routes.length; index += FARES_MAX)
    await act('route.fares', { routes: routes.slice(index, index + FARES_MAX) });
}

/** Turns the fare rule of routes (ids) on, or off with null. @throws {ApiError} if an action fails */
export async function setFareRules(routes: readonly string[], rule: FareRule | null): Promise<void> {
  for (let index = 0; index < routes.length; index += FARES_MAX)
    await act('route.rule', { routes: routes.slice(index, index + FARES_MAX), rule });
}

/** Notifies the player that fares were set. */
export function tellFaresSet(count: number): void {
  notify(`Fares of ${formatCount(count, 'route')} set.`, 'good');
}
