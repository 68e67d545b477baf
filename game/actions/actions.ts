import type * as z from 'zod/mini';
import { type BodyLimits, DEFAULT_LIMITS } from '../body-limits.ts';
import { COMPANY_ACTIONS } from './company.ts';
import { FLEET_ACTIONS } from './fleet.ts';
import { NETWORK_ACTIONS, NETWORK_LIMITS } from './network.ts';

/**
 * Everything a player can do to an airline, by name, with the schema of what it takes: POST /api/am/act/{name}. Each is made
 * when first used, because every engine of the server holds its own.
 */
export const ACTIONS = { ...FLEET_ACTIONS, ...NETWORK_ACTIONS, ...COMPANY_ACTIONS } as const;

export type ActionName = keyof typeof ACTIONS;

const LIMITS: Partial<Record<ActionName, BodyLimits>> = NETWORK_LIMITS;

/** Returns how large the body of an action may be. */
export const limitsOf = (name: ActionName): BodyLimits => LIMITS[name] ?? DEFAULT_LIMITS;

export type ActionInput<Name extends ActionName> = z.infer<(typeof ACTIONS)[Name]>;
