import type { Move } from '#game/payloads/away.ts';
import { formatMoney, formatNumber } from './format.ts';

/**
 * Returns what another airline has done, to follow its name: flies here now, has left, or has changed its
 * economy fare.
 */
export function moveWords({ kind, before, after }: Move): string {
  if (kind === 'entered') return ' flies here now';
  if (kind === 'left') return ' has left';
  return `: economy ${formatMoney(before)} → ${formatMoney(after)}`;
}

/**
 * Returns how the player's passengers have changed with an entry or exit. Empty for a fare, and until there are
 * whole days before and after it.
 */
export function effectWords({ passengers_before, passengers_after }: Move): string {
  if (passengers_before === 0 || passengers_after === 0) return '';
  return `Your passengers per day: ${formatNumber(passengers_before)} in the week before, ${formatNumber(passengers_after)} since.`;
}
