import type { ActionName } from '#game/actions/actions.ts';
import { isBlockedByInsolvency } from '#game/actions/insolvent-actions.ts';
import { useOwnAirline } from './airline.ts';

/** Checks whether the player's airline is insolvent. */
export const useIsInsolvent = (): boolean => (useOwnAirline().data?.insolvent_from ?? 0) > 0;

/** Checks whether the player's airline is insolvent, and an action has to wait until it no longer is. */
export const useIsBlocked = (action: ActionName): boolean =>
  useIsInsolvent() && isBlockedByInsolvency(action);
