import type { AwayDecision } from '#game/payloads/away.ts';
import { linkTo } from '#web/lib/pages.ts';

/** Returns the page on which to decide. */
export function pageOf({ kind }: AwayDecision): string {
  switch (kind) {
    case 'insolvent':
    case 'overdrawn':
    case 'running_out':
      return linkTo('bank');
    case 'overdue_checks':
      return linkTo('maintenance');
    case 'idle_aircraft':
      return linkTo('manageRoutes', { view: 'timetable' });
    case 'empty_routes':
      return linkTo('manageRoutes');
  }
}

/** Returns a pair of airports as it is displayed, with the hub first: SIN–CGK. @param hub its code */
export function pairWords(pair: string, hub: string): string {
  const [one, other] = [pair.slice(0, 3), pair.slice(3)];
  return other === hub ? `${other}–${one}` : `${one}–${other}`;
}
