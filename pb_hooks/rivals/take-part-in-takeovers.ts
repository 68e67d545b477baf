import type { FinanceDecision } from '#game/rivals/finance/finance-decision.ts';
import { followTakeovers } from '#game/rivals/finance/follow-takeovers.ts';
import { basesWith, writeBases } from './bases.ts';
import { readTakeovers } from './read-takeovers.ts';
import type { RivalTurn } from './rival-turn.ts';

/** Results of a rival's part in takeovers in a turn. */
interface Followed {
  rejected: number;
  /** Whether it has merged an airline, so that nothing known of its fleet and network is valid. */
  hasMerged: boolean;
}

/**
 * Lets a rival accept offers for shares that it holds, and merge an airline that it controls. The bases of that one
 * become its own.
 * @param perform performs one action, and returns whether the server has accepted it
 */
export function takePartInTakeovers(
  tx: CoreApp,
  turn: RivalTurn,
  perform: (decision: FinanceDecision) => boolean,
): Followed {
  const view = readTakeovers(tx, turn);
  const followed: Followed = { rejected: 0, hasMerged: false };
  if (!view) return followed;
  for (const decision of followTakeovers(view)) {
    // Read before, because the merged airline is deleted.
    const bases =
      decision.name === 'share.merge' ? basesWith(tx, turn.airline, decision.input.airline) : null;
    if (!perform(decision)) followed.rejected++;
    else if (bases) {
      writeBases(tx, turn.airline, bases);
      followed.hasMerged = true;
    }
  }
  return followed;
}
