import type { ActionInput } from '../../../game/actions/actions.ts';
import type { ActionContext } from '../context.ts';
import { findOwn } from '../find-own.ts';

/** Gives an aircraft a name, or takes it away where the name is empty. */
export function renameAircraft(
  context: ActionContext,
  { aircraft, name }: ActionInput<'fleet.rename'>,
): object {
  findOwn(context, 'aircraft', aircraft);
  context.tx
    .db()
    .newQuery('UPDATE aircraft SET name = {:name} WHERE id = {:aircraft}')
    .bind({ name, aircraft })
    .execute();
  return {};
}
