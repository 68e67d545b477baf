import type { ActionInput } from '../../../../../game/actions/actions.ts';
import { act } from '../../../lib/act.ts';
import { formatCount } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Most routes that one call takes. */
const AT_ONCE = 500;

/** Sets the fares of routes. @throws as an action does */
export async function setFares(routes: ActionInput<'route.fares'>['routes']): Promise<void> {
  for (let at = 0; at < routes.length; at += AT_ONCE)
    await act('route.fares', { routes: routes.slice(at, at + AT_ONCE) });
}

/** Says that the fares of some routes are set, and has their markets looked up again. */
export function tellFaresSet(count: number): void {
  void queryClient.invalidateQueries({ queryKey: ['market'] });
  notify(`Fares of ${formatCount(count, 'route')} are set.`, 'good');
}
