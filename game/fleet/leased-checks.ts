import { DAY } from '../world/time.ts';
import { CHECKS, freshChecks } from './aircraft/maintenance.ts';
import type { LeaseQuote } from './lease-quote.ts';

/**
 * Returns the state of the checks on a leased aircraft at its delivery, a world minute: all new except the D
 * check.
 */
export function leasedChecks({ hours, cycles, dCheckUsed }: LeaseQuote, delivered: number) {
  const { d } = CHECKS;
  return {
    ...freshChecks(hours, cycles, delivered),
    d: {
      hours: Math.max(0, Math.round(hours - dCheckUsed * d.hours)),
      cycles: Math.max(0, Math.round(cycles - dCheckUsed * d.cycles)),
      at: delivered - Math.round(dCheckUsed * d.days * DAY),
    },
  };
}
