import type { ActionInput } from '#game/actions/actions.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';

/** Skips the action if the aircraft already has that name. */
export function checkRename(
  context: CheckContext,
  input: ActionInput<'fleet.rename'>,
): Checked<'fleet.rename'> {
  const { name } = findOwn(context, 'aircraft', input.aircraft);
  return name === input.name ? { unchanged: {} } : { input };
}

/** Sets the name of an aircraft. An empty name removes it. */
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
