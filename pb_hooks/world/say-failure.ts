import { damageOf } from '../platform/db/damage.ts';

/** Prints why an hour could not be settled. */
export function saySettlementFailed(app: CoreApp, thrown: unknown): void {
  const trace = thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown);
  console.error(`An hour of the world could not be settled and will be tried again: ${trace}`);
  const damage = damageOf(app, trace);
  if (damage) console.error(damage);
}
