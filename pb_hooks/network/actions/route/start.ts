import type { ActionInput } from '#game/actions/actions.ts';
import { withoutSlots } from '#game/slots/tight.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { addLeased, quoteLease } from '#hooks/fleet/actions/lease.ts';
import { checkWeeks } from '../timetable/check-weeks.ts';
import type { LegFields } from '../timetable/leg-violation.ts';
import { writeWeeks } from '../timetable/set.ts';
import { writeFares } from './fares.ts';
import { addRoute, quoteRight } from './open.ts';

const FIELDS: LegFields = {
  all: 'legs',
  revision: 'aircraft.revision',
  of: ({ leg }) => (leg === null ? 'legs' : `legs.${leg}`),
};

type Input = ActionInput<'route.start'>;

/** Rejects a request that names no aircraft or two, or an own aircraft that already has flights. */
function rejectAircraft(context: ActionContext, { aircraft, lease }: Input): void {
  if ((aircraft === undefined) === (lease === undefined))
    throw rejection('aircraft', 'one_of', 'Either lease an aircraft or choose one of your own.');
  if (!aircraft) return;
  const { id, registration } = findOwn(context, 'aircraft', aircraft.id);
  const legs = context.tx.countRecords('leg', $dbx.hashExp({ aircraft: id }));
  if (legs > 0) {
    const message = `${registration} has ${legs} weekly flights in the timetable. Choose an aircraft without flights.`;
    throw rejection('aircraft', 'has_legs', message);
  }
}

/**
 * Starts a route: acquires the right, leases an aircraft or uses an idle one of the fleet, and sets fares and
 * the aircraft's week. All of it or nothing, with the checks of each single action. Flights before the
 * delivery do not take place. The response names airports without slots as that of `route.open` does.
 */
export function startRoute(context: ActionContext, input: Input): object {
  const { from, to, fee, lease: wanted, aircraft: own, fares, legs } = input;
  rejectAircraft(context, input);
  const right = quoteRight(context, { from, to, fee }, 'fee');
  const lease = wanted && quoteLease(context, wanted, 'lease.');
  const sum = right.quote.price + (lease?.quote.dueNow ?? 0);
  rejectUnaffordable(context, sum, `Starting ${right.from.iata}–${right.to.iata}`);

  const route = addRoute(context, right);
  const id = own?.id ?? (lease ? addLeased(context, lease, 1, 'lease.')[0] : undefined) ?? '';
  writeFares(context, [{ route, ...fares }], 'fares.');
  const plan = { aircraft: id, revision: own?.revision ?? 0, legs: legs.map((leg) => ({ ...leg, route })) };
  writeWeeks(context, checkWeeks(context, { plans: [plan] }, FIELDS));
  return { route, aircraft: id, without_slots: withoutSlots(right.from, right.to, right.quote.slots) };
}
