import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import { formatCount } from '../format.ts';

/**
 * Returns what an aircraft gives up for the week of a forecast, in which it flies one pair and nothing else:
 * "leaves LIS–MAD and 2 other routes, replaces its 14 flights here". Empty if it has no flights.
 * @param legs the airline's timetable
 * @param here id of the airline's route on the pair. Undefined if it has none
 */
export function givenUp(
  aircraft: string,
  legs: readonly Pick<Leg, 'aircraft' | 'route'>[],
  routes: readonly Pick<Route, 'id' | 'pair'>[],
  here: string | undefined,
): string {
  const flights = new Map<string, number>();
  for (const leg of legs)
    if (leg.aircraft === aircraft) flights.set(leg.route, (flights.get(leg.route) ?? 0) + 1);
  const countOf = ({ id }: Pick<Route, 'id'>) => flights.get(id) ?? 0;
  const [main, ...more] = routes
    .filter((route) => route.id !== here && countOf(route) > 0)
    .sort((one, other) => countOf(other) - countOf(one));
  const left = main && `leaves ${main.pair.slice(0, 3)}–${main.pair.slice(3)}`;
  const rest = more.length > 0 ? ` and ${formatCount(more.length, 'other route')}` : '';
  const replaced = flights.get(here ?? '');
  return [left && left + rest, replaced && `replaces its ${formatCount(replaced, 'flight')} here`]
    .filter(Boolean)
    .join(', ');
}
