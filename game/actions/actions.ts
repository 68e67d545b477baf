import type * as z from 'zod/mini';
import { type BodyLimits, DEFAULT_LIMITS } from '../platform/config/body-limits.ts';
import { BANK_ACTIONS, BANK_CALLS_PER_MINUTE } from './bank.ts';
import { COMPANY_ACTIONS } from './company.ts';
import { EXCHANGE_ACTIONS, EXCHANGE_CALLS_PER_MINUTE } from './exchange.ts';
import { FLEET_ACTIONS } from './fleet.ts';
import { MESSAGE_ACTIONS } from './message.ts';
import { NETWORK_ACTIONS, NETWORK_CALLS_PER_MINUTE, NETWORK_LIMITS } from './network.ts';
import { SHARE_ACTIONS, SHARE_CALLS_PER_MINUTE } from './share.ts';

/**
 * Every player action by name, with its input schema: POST /api/am/act/{name}. Schemas are created lazily
 * because every runtime of the server holds its own copy.
 */
export const ACTIONS = {
  ...FLEET_ACTIONS,
  ...NETWORK_ACTIONS,
  ...COMPANY_ACTIONS,
  ...BANK_ACTIONS,
  ...SHARE_ACTIONS,
  ...EXCHANGE_ACTIONS,
  ...MESSAGE_ACTIONS,
} as const;

export type ActionName = keyof typeof ACTIONS;

/** Checks whether an action has an effect on the world. Only such actions are logged and replayed. */
export const hasEffect = (name: ActionName): boolean => !Object.hasOwn(MESSAGE_ACTIONS, name);

const LIMITS: Partial<Record<ActionName, BodyLimits>> = NETWORK_LIMITS;

/** Returns the limits of an action's request body. */
export const limitsOf = (name: ActionName): BodyLimits => LIMITS[name] ?? DEFAULT_LIMITS;

const CALLS_PER_MINUTE: Partial<Record<ActionName, number>> = {
  ...NETWORK_CALLS_PER_MINUTE,
  ...BANK_CALLS_PER_MINUTE,
  ...SHARE_CALLS_PER_MINUTE,
  ...EXCHANGE_CALLS_PER_MINUTE,
};

/** Returns how often a player may call an action per minute. Undefined if there is no limit of its own. */
export const callsPerMinute = (name: ActionName): number | undefined => CALLS_PER_MINUTE[name];

export type ActionInput<Name extends ActionName> = z.infer<(typeof ACTIONS)[Name]>;
