import type { Decision } from '#game/payloads/away.ts';
import { linkTo } from '#web/lib/pages.ts';

/** Returns the page on which to decide. */
export function pageOf({ kind }: Decision): string {
  switch (kind) {
    case 'overdrawn':
    case 'running_out':
      return linkTo('operations');
    case 'overdue_checks':
      return linkTo('maintenance');
    case 'idle_aircraft':
      return linkTo('manageRoutes', { view: 'timetable' });
    case 'empty_routes':
      return linkTo('manageRoutes');
  }
}

/** Returns a pair of airports as it is displayed: AMS–BCN. */
export const pairWords = (pair: string): string => `${pair.slice(0, 3)}–${pair.slice(3)}`;
