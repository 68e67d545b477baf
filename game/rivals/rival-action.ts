import type { ActionInput, ActionName } from '../actions/actions.ts';

/** An action that a rival decides on: one of players, or one that only rivals have. */
export type RivalAction =
  | { [Name in ActionName]: { name: Name; input: ActionInput<Name> } }[ActionName]
  /** Keeps these bases (airport ids) besides its hub. */
  | { name: 'rival.bases'; input: { bases: readonly string[] } }
  /** Winds the airline up. */
  | { name: 'rival.end'; input: Record<string, never> };

/** The action of a name. */
export type RivalActionOf<Name extends RivalAction['name']> = Extract<RivalAction, { name: Name }>;

/** Returns the id of what an action is about, so that it is not tried again in this turn. Empty for a lease. */
export function subjectOf({ name, input }: RivalAction): string {
  if (name === 'timetable.set') return input.plans[0]?.aircraft ?? '';
  if (name === 'route.start') return input.aircraft?.id ?? '';
  const { route, listing, auction, aircraft } = input as Partial<Record<string, string>>;
  return route ?? listing ?? auction ?? aircraft ?? '';
}
